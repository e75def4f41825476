import type { StudioPlaces } from '../../../content-adapters/source/previews.ts'
import { isLocale, type Locale } from '../../../locales/locale.ts'
import { escapeHtml } from '../../../renderer/escape.ts'

/** The comments around blocks (`renderer/render-block.tsx`), and the tags of elements. */
const parts = /<!--(\/?)block ([\w-]+)-->|<([a-z][\w-]*)((?:\s[^<>]*)?)>/g

/** The place of a text in its block (`ui/core/localized-text.tsx`, `ui/rich/rich-text.tsx`). */
const edited = /\sdata-(?:edit|rich)="([^"]*)"/
const spoken = /\slang="([a-z]+)"/

/**
 * The HTML of a page for its editor, in which the first element of each block, and each of its texts, says where it is edited in the
 * studio.
 */
export function withPlaces(html: string, places: StudioPlaces, page: Locale): string {
  const open: { id: string; isMarked: boolean }[] = []
  return html.replace(
    parts,
    (whole, end: string | undefined, id: string | undefined, name = '', attributes = '') => {
      if (id !== undefined) {
        if (end) open.pop()
        else open.push({ id, isMarked: false })
        return whole
      }
      const block = open.at(-1)
      if (!block) return whole
      const field = edited.exec(attributes)?.[1]
      const isFirst = !block.isMarked
      block.isMarked = true
      if (field === undefined && !isFirst) return whole
      const language = spoken.exec(attributes)?.[1] ?? page
      const place = places(block.id, field, isLocale(language) ? language : page)
      const rest = attributes.replace(edited, '')
      return place === undefined ? `<${name}${rest}>` : `<${name}${rest} data-sanity="${escapeHtml(place)}">`
    },
  )
}
