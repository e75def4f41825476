import {
  type Network,
  type SitemapEntry,
  type SitemapSection,
  sitemapSections,
} from '../content-adapters/entities.ts'
import { directoryMaterialKind, newsKind } from '../content-adapters/parts/article-kind.ts'
import { hubPath, networkPath } from '../content-adapters/parts/network-paths.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import type { ContentSource } from '../content-adapters/source.ts'
import { defaultLocale, locales } from '../locales/locale.ts'
import { escapeHtml } from '../renderer/escape.ts'
import { localesOf } from '../schemas/localized.ts'
import { isProductSlug, productPaths } from '../schemas/product-paths.ts'
import { matchRedirect } from '../schemas/redirect-rules.ts'
import { encodePath } from './address.ts'
import { absolute, type Host } from './host.ts'
import { findRoute } from './router.ts'

/** Limit of search engines for one file. */
const maxAddresses = 50_000
/** The fallback route of a clinic's site, which has stored pages only. */
const catchAll = '/l/:company/:all'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Address of one file of the sitemap. */
const filePath = (section: SitemapSection, page: number): string => `/sitemaps/${section}-${page}.xml`

/** Section and number of a file by its path; undefined for other paths. */
export function readFilePath(path: string): { section: SitemapSection; page: number } | undefined {
  const [, name, digits] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  const section = sitemapSections.find((candidate) => candidate === name)
  return section && { section, page: Number(digits) }
}

/** Owner of a sitemap: a clinic on its own host, else the directory. */
export type SitemapOwner = { host: Host; clinic?: string }

/** `/sitemap.xml` (R118): the index of the files of all sections. */
export async function sitemapIndex(source: ContentSource, owner: SitemapOwner): Promise<string> {
  const files = await Promise.all(
    sitemapSections.map(async (section) => {
      const { pages, items } = await listed(source, owner, section, 1)
      return items.length === 0 ? [] : Array.from({ length: pages }, (_, page) => filePath(section, page + 1))
    }),
  )
  const entries = files
    .flat()
    .map((path) => `<sitemap><loc>${new URL(path, owner.host.origin).href}</loc></sitemap>`)
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`
}

/**
 * A file of the sitemap: every page in each language that has content, with all of these as alternates (F29).
 * Undefined if there is no such file.
 */
export async function sitemapFile(
  source: ContentSource,
  owner: SitemapOwner,
  section: SitemapSection,
  page: number,
): Promise<string | undefined> {
  const [{ items }, rules] = await Promise.all([listed(source, owner, section, page), source.redirects()])
  if (items.length === 0) return undefined
  const addresses = items
    .filter((entry) => isThere(entry) && !matchRedirect(rules, entry.path))
    .flatMap((entry) => addressesOf(entry, owner.host))
    .slice(0, maxAddresses)
  return [
    `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...addresses,
    '</urlset>',
  ].join('')
}

/** Entries of a source, at the addresses of this site. The home page is listed whether it is stored or not. */
async function listed(
  source: ContentSource,
  { clinic }: SitemapOwner,
  section: SitemapSection,
  page: number,
) {
  if (section === 'pages' && clinic !== undefined) return { items: [], pages: 0 }
  const list = await source.sitemap(section, page, clinic)
  if (page > list.pages) return { items: [], pages: list.pages }
  const items = list.items.map(ownPath)
  if (section !== 'pages' || page > 1) return { ...list, items }
  const own = [productPaths.home, '/statistics', paths.documentCheck].map((path) => ({
    path,
    languages: [...locales],
    isStored: false,
  }))
  const added = [...own, ...(await articleLists(source)), ...(await networkPages(source))]
  return {
    ...list,
    items: [...added.filter(({ path }) => !items.some((item) => item.path === path)), ...items],
  }
}

/** The directory's lists of news and materials, of all categories and of each in its languages; none without articles. */
async function articleLists(source: ContentSource): Promise<SitemapEntry[]> {
  const lists = await Promise.all(
    [newsKind, directoryMaterialKind].map(async ({ categories, listPath }) => {
      const known = await source[categories]()
      const all = known.length === 0 ? [] : [{ path: listPath(undefined, 1), languages: [...locales] }]
      const each = known.map(({ slug, title }) => ({ path: listPath(slug, 1), languages: localesOf(title) }))
      return [...all, ...each].map((entry) => ({ ...entry, isStored: false }))
    }),
  )
  return lists.flat()
}

/** More networks than this are found by their list. */
const mostNetworks = 1000

/** The list of networks, and the pages of each that there is something of. */
async function networkPages(source: ContentSource): Promise<SitemapEntry[]> {
  const found: Network[] = []
  for (let page = 1, pages = 1; page <= pages && found.length < mostNetworks; page++) {
    const list = await source.networks(page)
    found.push(...list.items)
    pages = list.pages
  }
  const each = found.flatMap(({ slug, name, rating }) =>
    [networkPath(slug), ...(rating ? [networkPath(slug, 'reviews')] : [])].map((path) => ({
      path,
      languages: localesOf(name),
    })),
  )
  const hub = found.length > 0 ? [{ path: hubPath(), languages: [...locales] }] : []
  return [...hub, ...each].map((entry) => ({ ...entry, isStored: false }))
}

/** Maps a stored page of the product to its own address. */
function ownPath(entry: SitemapEntry): SitemapEntry {
  const slug = entry.path.replace(/^\/page\//, '')
  return entry.path.startsWith('/page/') && isProductSlug(slug)
    ? { ...entry, path: productPaths[slug] }
    : entry
}

/** False for menu entries without a page. */
const isThere = ({ path, isStored }: SitemapEntry): boolean => {
  const route = findRoute(path)?.route
  return route !== undefined && (isStored || route.path !== catchAll)
}

function addressesOf({ path, languages, updatedAt }: SitemapEntry, host: Host): string[] {
  const own = locales.filter((locale) => languages.includes(locale))
  const href = (locale: (typeof locales)[number]) =>
    escapeHtml(absolute(host, host.href(encodePath(path), locale)))
  const link = (hreflang: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${to}"/>`
  const alternates =
    own.length > 1
      ? [...own.map((locale) => link(locale, href(locale))), link('x-default', href(defaultLocale))].join('')
      : ''
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return own.map((locale) => `<url><loc>${href(locale)}</loc>${changed}${alternates}</url>`)
}
