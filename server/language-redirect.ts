import type { IncomingMessage } from 'node:http'
import { isLocale, localeCookie, localizePath } from '../locales/locale.ts'
import { preferredLocale } from '../site/preferred-locale.ts'
import { cameFrom } from './came-from.ts'
import { isCrawler } from './is-crawler.ts'
import { readCookie } from './read-cookie.ts'

/** What the answer at `/` depends on beside the address. */
export const languageVary = 'accept-language, cookie'

/**
 * Where a visitor who comes to `/` from elsewhere is sent (B-30): to the language that was chosen before, else to the one
 * that the browser asks for. Undefined for Russian, and for every other address: there the address decides. Who comes
 * from a page of this site has asked for the Russian one; crawlers are never sent.
 */
export function languageRedirect(request: IncomingMessage, path: string): string | undefined {
  if (path !== '/' || request.method !== 'GET') return undefined
  const { cookie, 'accept-language': accepted = '', 'user-agent': agent } = request.headers
  if (isCrawler(agent) || request.headers['sec-fetch-site'] === 'same-origin' || cameFrom(request))
    return undefined
  const chosen = readCookie(cookie, localeCookie)
  const to = localizePath('/', isLocale(chosen) ? chosen : preferredLocale(accepted))
  return to === '/' ? undefined : to
}
