import type { IncomingMessage } from 'node:http'

/** True if a page of this site sent the form, by the browser's origin headers; clients that send neither are not browsers. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  // Where the origin is hidden, the browser says in the other header that it is the same.
  if (origin === 'null' && site === 'same-origin') return true
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
