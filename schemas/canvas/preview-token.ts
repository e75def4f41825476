/** The name of the query with the token of a link to a site that is not published (PS5). */
export const tokenQuery = 'preview'

/** The name of the query with the version of the content that a studio shows; the name is Sanity's. */
export const perspectiveQuery = 'sanity-preview-perspective'

/** The content of a link: the site of the clinic with this slug, or with `PAGE` one page of it by its slug. */
export type Opened = { SLUG: string; PAGE: string | null }

const clinicPage = /^(?:\/[a-z]{2})?\/l\/([^/]+)(?:\/(.*))?$/

/** Whether a link opens the page at a path, without its query. */
function opens({ SLUG, PAGE }: Opened, path: string): boolean {
  const [, clinic, page = ''] = clinicPage.exec(path) ?? []
  return clinic === SLUG && (PAGE === null || PAGE === page)
}

/** An address (`/l/demo-dent/about?x=1#y`) with the token, once, if the link opens it: other addresses never get the token. */
export function withToken(opened: Opened, address: string, token: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (!opens(opened, path) || new URLSearchParams(query).has(tokenQuery)) return address
  return `${path}${query ? `${query}&` : '?'}${tokenQuery}=${encodeURIComponent(token)}${hash}`
}
