import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'

/** The languages in which a text is optional. */
export type OtherLocale = Exclude<Locale, typeof defaultLocale>

export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== defaultLocale)

/** An object with a field for each language: `ru` for Russian, `other` for the others. */
export const localizedShape = <Ru, Other>(ru: Ru, other: Other) =>
  Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? ru : other])) as {
    ru: Ru
  } & { [Key in OtherLocale]: Other }
