import type { Locale } from '../../locales/locale.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { richToHtml } from '../../schemas/html/rich-to-html.ts'
import { isBlank, type LocalizedRich } from '../../schemas/localized.ts'
import type { PortableText } from '../../schemas/portable-text.ts'
import type { Texts } from '../database/tables/columns.ts'

/**
 * HTML of a column in up to four languages, as rich text that a form edits; undefined if it is blank in all of them.
 * Russian, which a value must have, is an empty text if only other languages say something.
 */
export function richOf(html: Texts | null | undefined): LocalizedRich | undefined {
  const texts = Object.entries(html ?? {}).flatMap(([locale, text]) => {
    const rich = htmlToRich(text ?? '')
    return isBlank(rich) ? [] : [[locale, rich] as const]
  })
  const found = Object.fromEntries(texts) as Partial<Record<Locale, PortableText>>
  return texts.length > 0 ? { ru: [], ...found } : undefined
}

/** Rich text as HTML, the format of the API and of its columns, without languages that are blank; null for none. */
export function htmlOf(rich: LocalizedRich | undefined): Texts | null {
  const texts = Object.entries(rich ?? {}).flatMap(([locale, text]) =>
    isBlank(text) ? [] : [[locale, richToHtml(text as PortableText)] as const],
  )
  return texts.length > 0 ? { ru: '', ...(Object.fromEntries(texts) as Partial<Texts>) } : null
}
