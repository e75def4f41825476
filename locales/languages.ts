import { type Locale, locales } from './locale.ts'

/** What the product knows of a language beside its texts. */
type Language = {
  /** Its name in itself, and a short form of it. */
  name: string
  short: string
  /** How social networks call it. */
  openGraph: string
  /** Whose letters a page in it needs first. */
  script: 'cyrillic' | 'latin'
  /** Marks around a quotation and, within it, around another. */
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

/** Each language's name in itself. */
export const localeNames = Object.fromEntries(
  locales.map((locale) => [locale, languages[locale].name]),
) as Record<Locale, string>
