import type { z } from 'zod'
import type { sharedSite } from '../schemas/api/site-shares.ts'

/** The name of the query with the token of a link (PS5). */
export const tokenQuery = 'preview'

export type Share = z.infer<typeof sharedSite>['SHARE']

const links = /( (?:href|action)=")([^"#?]*)(\?[^"#]*)?(#[^"]*)?"/g
const clinicPage = /^(?:\/[a-z]{2})?\/l\/([^/]+)(?:\/(.*))?$/

/** Whether a link opens the page at a path, without its query. */
function opens({ SLUG, PAGE }: Pick<Share, 'SLUG' | 'PAGE'>, path: string): boolean {
  const [, clinic, page = ''] = clinicPage.exec(path) ?? []
  return clinic === SLUG && (PAGE === null || PAGE === page)
}

/** An address (`/l/demo-dent/about?x=1#y`) with the token, if the link opens it: nobody else gets to know the token. */
export function withToken(share: Pick<Share, 'SLUG' | 'PAGE'>, address: string, token: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (!opens(share, path)) return address
  return `${path}${query ? `${query}&` : '?'}${tokenQuery}=${encodeURIComponent(token)}${hash}`
}

/** The HTML of a document in which all links that the link opens keep its token. */
export const keepToken = (share: Pick<Share, 'SLUG' | 'PAGE'>, html: string, token: string): string =>
  html.replace(
    links,
    (_, name: string, path: string, query = '', hash = '') =>
      `${name}${withToken(share, path + query + hash, token)}"`,
  )
