import { defaultLocale, isLocale, type Locale } from '../../locales/locale.ts'

/** Language that a request names in its path (A-0b); Russian where the path names none. */
export function requestLocale(path: string): Locale {
  const locale = path.split('/')[3]
  return isLocale(locale) ? locale : defaultLocale
}
