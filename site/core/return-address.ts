import { encodePath, parseAddress } from './address.ts'

/** The longest address that is returned to; a list with all its filters is shorter. */
const longest = 1000

/** Parameters that are for one page and one person: of a link, and where the reader is. */
const secrets = ['code', 'token', 'near']

/**
 * The path and the query, without the language and what is secret, of a page of this site to which a reader returns, encoded; the home page
 * for anything else.
 */
export function returnAddress(written: string | null): string {
  if (!written || written.length > longest || !written.startsWith('/')) return '/'
  const url = URL.parse(written, 'http://site.invalid')
  const path = url?.host === 'site.invalid' ? parseAddress(url.pathname)?.path : undefined
  if (!url || path === undefined) return '/'
  for (const name of secrets) if (url.searchParams.has(name)) url.searchParams.delete(name)
  const address = encodePath(path) + url.search
  return address.length > longest ? '/' : address
}
