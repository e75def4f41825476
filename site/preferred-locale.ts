import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'

/** The language of the site that a browser asks for first (`Accept-Language`); Russian where it asks for none of them. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage.split(',').flatMap((part) => {
    const [tag = '', ...params] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const locale = tag.split('-')[0]
    const weight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)
    return isLocale(locale) && weight > 0 ? [{ locale, weight }] : []
  })
  // The order counts among equals, and sorting keeps it.
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.locale ?? defaultLocale
}
