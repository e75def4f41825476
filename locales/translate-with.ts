import i18next, { type i18n } from 'i18next'
import type { Locale } from './locale.ts'
import type { Translate } from './text-key.ts'

/** Texts of one language: namespace → texts. */
export type Texts = Record<string, Record<string, unknown>>

/** Limit of cached texts with parameters per language. */
const maxRemembered = 5000

/** An i18next instance of one language with the given texts only; browsers receive the namespaces that they need. */
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

/** The translate function of an i18next instance. An unknown key is returned as it is; a test prevents that. */
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
