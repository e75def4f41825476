import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale, localizePath } from '../../locales/locale.ts'
import { localeCookie } from '../../locales/locale-cookie.ts'
import { preferredLocale } from '../../site/core/preferred-locale.ts'
import { readCookie } from '../http/read-cookie.ts'
import { referrerPath } from '../http/referrer-path.ts'
import { isCrawler } from '../visits/is-crawler.ts'

/** The `Vary` header of the answer at `/`. */
export const languageVary = 'accept-language, cookie'

/**
 * Redirect target of a visitor who comes to `/` from elsewhere (B-30): the language chosen before, else the one that the
 * browser prefers. Undefined for Russian, and for every other address, whose prefix decides. A visitor from a page of
 * this site has chosen Russian; crawlers are never redirected.
 */
export function languageRedirect(request: IncomingMessage, path: string): string | undefined {
  if (path !== '/' || request.method !== 'GET') return undefined
  const { cookie, 'accept-language': accepted = '', 'user-agent': agent } = request.headers
  if (isCrawler(agent) || request.headers['sec-fetch-site'] === 'same-origin' || referrerPath(request))
    return undefined
  const to = localizePath('/', preferredBy({ cookie, accepted }))
  return to === '/' ? undefined : to
}

function preferredBy({ cookie, accepted }: { cookie: string | undefined; accepted: string }): Locale {
  const chosen = readCookie(cookie, localeCookie)
  return isLocale(chosen) ? chosen : preferredLocale(accepted)
}

/** True for the address of a short link without a language: what is there depends on its visitor. */
export const isForVisitor = (url: string): boolean => url.startsWith('/s/')

/**
 * The path of a short link with the language of its visitor (R130): the address on paper has none. Other paths, and those with a language,
 * stay; crawlers get the Russian one.
 */
export function linkInLanguage({ headers }: Pick<IncomingMessage, 'headers'>, path: string): string {
  if (!isForVisitor(path) || isCrawler(headers['user-agent'])) return path
  const { cookie, 'accept-language': accepted = '' } = headers
  return localizePath(path, preferredBy({ cookie, accepted }))
}
