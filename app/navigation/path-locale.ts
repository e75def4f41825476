import { defaultLocale, isLocale, type Locale, localizePath } from '../../locales/locale.ts'

/** A path of the application without its language. */
export function pathWithoutLocale(path: string): string {
  const [, first] = path.split('/')
  return isLocale(first) && first !== defaultLocale ? path.slice(first.length + 1) || '/' : path
}

/** The same path in another language. */
export const pathInLocale = (path: string, locale: Locale): string =>
  localizePath(pathWithoutLocale(path), locale)
