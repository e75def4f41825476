import type { Locale } from '../../../locales/locale.ts'
import { isBlank, type LocalizedRich } from '../../../schemas/core/localized.ts'
import { htmlToRich } from '../../../schemas/html/html-to-rich.ts'
import { richToHtml } from '../../../schemas/html/rich-to-html.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import type { Texts } from '../tables/columns.ts'

/**
 * Converts HTML in up to four languages to rich text for a form; undefined if it is blank in all of them. The
 * required Russian text is empty if only other languages have content.
 */
export function richOf(html: Texts | null | undefined): LocalizedRich | undefined {
  const texts = Object.entries(html ?? {}).flatMap(([locale, text]) => {
    const rich = htmlToRich(text ?? '')
    return isBlank(rich) ? [] : [[locale, rich] as const]
  })
  const found = Object.fromEntries(texts) as Partial<Record<Locale, PortableText>>
  return texts.length > 0 ? { ru: [], ...found } : undefined
}

/**
 * Converts rich text to HTML, the format of the API and its columns; blank languages are omitted. Null if all are
 * blank.
 */
export function htmlOf(rich: LocalizedRich | undefined): Texts | null {
  const texts = Object.entries(rich ?? {}).flatMap(([locale, text]) =>
    isBlank(text) ? [] : [[locale, richToHtml(text as PortableText)] as const],
  )
  return texts.length > 0 ? { ru: '', ...(Object.fromEntries(texts) as Partial<Texts>) } : null
}
