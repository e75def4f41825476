import { defaultLocale, type Locale, locales } from '../locales/locale.ts'

/** The languages that a text may be missing in. */
export type OtherLocale = Exclude<Locale, typeof defaultLocale>

export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== defaultLocale)

/** One field for each language: `ru` for Russian, `other` for every other one. */
export const localizedShape = <Ru, Other>(ru: Ru, other: Other) =>
  Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? ru : other])) as {
    ru: Ru
  } & { [Key in OtherLocale]: Other }
