import type { IncomingMessage } from 'node:http'
import { isLocale, localizePath } from '../../locales/locale.ts'
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
  const chosen = readCookie(cookie, localeCookie)
  const to = localizePath('/', isLocale(chosen) ? chosen : preferredLocale(accepted))
  return to === '/' ? undefined : to
}
