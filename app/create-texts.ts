import i18next, { type i18n } from 'i18next'
import type { Locale } from '../locales/locale.ts'
import type { Texts } from '../locales/translate-with.ts'

/** An i18next instance of one language with the given texts only, ready at once. */
export function createTexts(locale: Locale, texts: Texts): i18n {
  const instance = i18next.createInstance()
  instance.init({
    resources: { [locale]: texts as Record<string, Record<string, string>> },
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0])
  return instance
}
