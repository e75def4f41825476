import { parseAddress } from './address.ts'

/** The longest address that is returned to; a list with all its filters is shorter. */
const longest = 1000

/** The path and the query, without the language, of a page of this site to which a reader returns; the home page for anything else. */
export function returnAddress(written: string | null): string {
  if (!written || written.length > longest || !written.startsWith('/')) return '/'
  const url = URL.parse(written, 'http://site.invalid')
  const path = url?.host === 'site.invalid' ? parseAddress(url.pathname)?.path : undefined
  return path === undefined ? '/' : path + url?.search
}
