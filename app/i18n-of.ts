import i18next, { type i18n } from 'i18next'
import type { Locale } from '../locales/locale.ts'
import { nestedQuotes } from '../locales/nested-quotes.ts'
import { countFormatter, interpolation, type Texts } from '../locales/translate-with.ts'

const known = new WeakMap<Texts, i18n>()

/** The i18next instance of one language with the given texts only, ready at once; the same for the same texts. */
export function i18nOf(locale: Locale, texts: Texts): i18n {
  const found = known.get(texts)
  if (found) return found
  const instance = i18next.createInstance()
  instance.use(countFormatter)
  instance.use({ type: 'postProcessor', name: 'nestedQuotes', process: nestedQuotes })
  instance.init({
    postProcess: ['nestedQuotes'],
    resources: { [locale]: texts as Record<string, Record<string, string>> },
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    interpolation,
    initAsync: false,
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0])
  known.set(texts, instance)
  return instance
}
