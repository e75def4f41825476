import { defaultLocale, isLocale, type Locale } from '../../locales/locale.ts'

/** The supported language that a browser prefers (`Accept-Language`); Russian if it names none. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage.split(',').flatMap((part) => {
    const [tag = '', ...params] = part.split(';').map((one) => one.trim().toLowerCase())
    const locale = tag.split('-')[0]
    const weight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)
    return isLocale(locale) && weight > 0 ? [{ locale, weight }] : []
  })
  // Sorting is stable: among equal weights the first one wins.
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.locale ?? defaultLocale
}
