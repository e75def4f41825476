import { defaultLocale, isLocale, type Locale } from '../../../locales/locale.ts'

/** The language in the path of a request (A-0b); Russian if there is none. */
export function requestLocale(path: string): Locale {
  const locale = path.split('/')[3]
  return isLocale(locale) ? locale : defaultLocale
}
