import type { Locale } from '../../locales/locale.ts'

/** The address of a call in one language (A-0b): `/front/v1/news` → `/api/front/kk/v1/news`. */
export function apiPath(path: string, locale: Locale): string {
  const [, service = '', tail = ''] = /^\/([^/?]+)(\/.*)?$/s.exec(path) ?? []
  return `/api/${service}/${locale}${tail}`
}
