import { isLocale } from '../../locales/locale.ts'

/** The name of the query with the token of a link to a site that is not published (PS5). */
export const tokenQuery = 'preview'

/** The name of the query with the version of the content that a studio shows; the name is Sanity's. */
export const perspectiveQuery = 'sanity-preview-perspective'

/**
 * The content of a link: the site of the clinic with this slug, or with `PAGE` one page of it by its slug. On the clinic's own host its pages are all
 * that is no file.
 */
export type Opened = { SLUG: string; PAGE: string | null; isOwnHost?: true }

const clinicPage = /^(?:\/[a-z]{2})?\/l\/([^/]+)(?:\/(.*))?$/

/** What a host serves besides pages: files, calls, addresses of other hosts. */
const noPage = /^\/(?:\/|[^/]*\.|(?:_assets|api|builds|drawn|files|images|schemas|sitemaps)(?:\/|$))/

/** Whether a link opens the page at a path, without its query. */
export function opens({ SLUG, PAGE, isOwnHost }: Opened, path: string): boolean {
  if (isOwnHost) return path.startsWith('/') && !noPage.test(path)
  const [, clinic, page = ''] = clinicPage.exec(path) ?? []
  return clinic === SLUG && (PAGE === null || PAGE === page)
}

/** An address (`/l/demo-dent/about?x=1#y`) with the token, once, if the link opens it: other addresses never get the token. */
export function withToken(opened: Opened, address: string, token: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (!opens(opened, path) || new URLSearchParams(query).has(tokenQuery)) return address
  return `${path}${query ? `${query}&` : '?'}${tokenQuery}=${encodeURIComponent(token)}${hash}`
}

/** The language of a path, as its prefix, and the rest. */
function divided(path: string): [language: string, rest: string] {
  const [, first = ''] = path.split('/')
  return isLocale(first) ? [`/${first}`, path.slice(first.length + 1)] : ['', path]
}

/** The path on the clinic's own host of one on the product's: `/kk/l/demo-dent/about` is `/kk/about`; others are not changed. */
export function onOwnHost(slug: string, path: string): string {
  const [language, rest] = divided(path)
  const root = `/l/${slug}`
  if (rest !== root && !rest.startsWith(`${root}/`)) return path
  return language + rest.slice(root.length) || '/'
}

/** The path on the product's host of one on the clinic's own; the inverse of `onOwnHost`. */
export function onProductHost(slug: string, path: string): string {
  const [language, rest] = divided(path)
  return `${language}/l/${slug}${rest.replace(/\/$/, '')}`
}
