import type { Locale, Text } from '../../../locales/locale.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'

/** A text for an island, with its language if that is not the page's. */
export type ListText = { text: string; lang?: string }

/** A text as an island in a page in `locale` receives it. */
export function listText(text: Text, locale: Locale): ListText {
  const lang = langOf(text, locale)
  return lang ? { text: text.text, lang } : { text: text.text }
}
