import type { IncomingMessage } from 'node:http'

/** Path and query of the referring page; undefined if it is not on this host. */
export function referrerPath({ headers: { referer = '', host } }: IncomingMessage): string | undefined {
  if (!URL.canParse(referer)) return undefined
  const { host: of, pathname, search } = new URL(referer)
  // A path that begins with two slashes would redirect to another host.
  return of === host ? pathname.replace(/^\/+/, '/') + search : undefined
}
