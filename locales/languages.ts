import { type Locale, locales } from './locale.ts'

/** Properties of a language beside its texts. */
type Language = {
  /** Its native name, and a short form of it. */
  name: string
  short: string
  /** Code for Open Graph. */
  openGraph: string
  /** Script whose fonts a page preloads. */
  script: 'cyrillic' | 'latin'
  /** Quotation marks, outer and inner. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string]
}

export const languages: Record<Locale, Language> = {
  ru: {
    name: 'Русский',
    short: 'Рус',
    openGraph: 'ru_RU',
    script: 'cyrillic',
    quotes: ['«', '»', '„', '“'],
  },
  kk: {
    name: 'Қазақша',
    short: 'Қаз',
    openGraph: 'kk_KZ',
    script: 'cyrillic',
    quotes: ['«', '»', '„', '“'],
  },
  uz: {
    name: 'Oʻzbekcha',
    short: 'Oʻzb',
    openGraph: 'uz_UZ',
    script: 'latin',
    quotes: ['“', '”', '«', '»'],
  },
  en: {
    name: 'English',
    short: 'Eng',
    openGraph: 'en_US',
    script: 'latin',
    quotes: ['“', '”', '‘', '’'],
  },
}

/** Native names of the languages. */
export const localeNames = Object.fromEntries(
  locales.map((locale) => [locale, languages[locale].name]),
) as Record<Locale, string>

/**
 * Names of the languages in each of them, for a label or a sentence: not every reader knows the letters of the others. A switch of
 * languages shows the native names.
 */
export const languageNames: Record<Locale, Record<Locale, string>> = {
  ru: { ru: 'Русский', kk: 'Казахский', uz: 'Узбекский', en: 'Английский' },
  kk: { ru: 'Орысша', kk: 'Қазақша', uz: 'Өзбекше', en: 'Ағылшынша' },
  uz: { ru: 'Ruscha', kk: 'Qozoqcha', uz: 'Oʻzbekcha', en: 'Inglizcha' },
  en: { ru: 'Russian', kk: 'Kazakh', uz: 'Uzbek', en: 'English' },
}
