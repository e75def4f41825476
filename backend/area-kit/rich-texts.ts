import type { Locale } from '../../locales/locale.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { richToHtml } from '../../schemas/html/rich-to-html.ts'
import type { LocalizedRich } from '../../schemas/localized.ts'
import type { PortableText } from '../../schemas/portable-text.ts'
import type { Texts } from '../database/tables/columns.ts'

const mapped = <From, To>(texts: Partial<Record<Locale, From>>, map: (text: From) => To) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => (text ? [[locale, map(text as From)]] : [])),
  )

/** HTML of a column in up to four languages, as rich text that a form edits; undefined where there is none. */
export const richOf = (html: Texts | null | undefined): LocalizedRich | undefined =>
  html ? (mapped(html, htmlToRich) as LocalizedRich) : undefined

/** Rich text as the API has always sent it and its columns keep it. */
export const htmlOf = (rich: LocalizedRich | undefined): Texts | null =>
  rich ? (mapped(rich as Partial<Record<Locale, PortableText>>, richToHtml) as Texts) : null
