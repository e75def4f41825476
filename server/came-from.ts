import type { IncomingMessage } from 'node:http'

/** The path and query of the page of this site that the reader comes from; undefined from elsewhere. */
export function cameFrom({ headers: { referer = '', host } }: IncomingMessage): string | undefined {
  if (!URL.canParse(referer)) return undefined
  const { host: of, pathname, search } = new URL(referer)
  // Two slashes would lead to another host.
  return of === host ? pathname.replace(/^\/+/, '/') + search : undefined
}
