import i18next, { type i18n } from 'i18next'
import type { Locale } from './locale.ts'
import type { Translate } from './text-key.ts'

/** Texts of one language: namespace → texts. */
export type Texts = Record<string, Record<string, unknown>>

/** How many texts with values in them a language remembers: counts and prices repeat, names need not. */
const maxRemembered = 5000

/** An i18next of one language, with these namespaces only: what a browser needs comes to it as data. */
export function createTexts(locale: Locale, texts: Texts): i18n {
  const i18n = i18next.createInstance()
  i18n.init({
    resources: { [locale]: texts as Record<string, Record<string, string>> },
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  } as Parameters<typeof i18n.init>[0])
  return i18n
}

/** The texts of an i18next. A key that is not among them gives itself, which a test of the texts never lets happen. */
export function translateBy(i18n: i18n): Translate {
  const fixed = i18n.getFixedT(i18n.language)
  const remembered = new Map<string, string>()
  return (key, params) => {
    const name = params ? `${key}\n${Object.values(params).join('\n')}` : key
    const known = remembered.get(name)
    if (known !== undefined) return known
    const text = params ? fixed(key, params) : fixed(key)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(name, text)
    return text
  }
}

/** Interface texts in one language, of these namespaces only. */
export const translateWith = (locale: Locale, texts: Texts): Translate =>
  translateBy(createTexts(locale, texts))
