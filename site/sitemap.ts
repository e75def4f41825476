import type { Company } from '../content-adapters/entities/company.ts'
import type { Network } from '../content-adapters/entities/network.ts'
import { type SitemapEntry, type SitemapFile, sitemapSections } from '../content-adapters/entities/sitemap.ts'
import { directoryMaterialKind, newsKind } from '../content-adapters/parts/article-kind.ts'
import { hubPath, networkPath } from '../content-adapters/parts/network-paths.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { siteEntries } from '../content-adapters/parts/site-entries.ts'
import { withoutUndefined } from '../content-adapters/parts/without-undefined.ts'
import { type ContentSource, SourceError } from '../content-adapters/source.ts'
import { defaultLocale, locales } from '../locales/locale.ts'
import { escapeHtml } from '../renderer/escape.ts'
import { localesOf } from '../schemas/core/localized.ts'
import { isProductSlug, productPaths } from '../schemas/page/product-paths.ts'
import { matchRedirect } from '../schemas/redirects/redirect-rules.ts'
import { encodePath } from './core/address.ts'
import { absolute, type Host } from './core/host.ts'
import { findRoute } from './routes/router.ts'

/** Limit of search engines for one file. */
const maxAddresses = 50_000
/** The fallback route of a clinic's site, which has stored pages only. */
const catchAll = '/l/:company/:all'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Address of a file of the sitemap. The first of a section has number 1, which it had when all were numbered. */
const filePath = ({ section, from }: SitemapFile): string =>
  `/sitemaps/${section}-${from === undefined ? '1' : `from-${from}`}.xml`

/** The file at a path; undefined for other paths, such as those of later numbers. */
export function readFilePath(path: string): SitemapFile | undefined {
  const [, name, from] = /^\/sitemaps\/([a-z]+)-(?:1|from-([A-Za-z0-9_~-]{1,250}))\.xml$/.exec(path) ?? []
  const section = sitemapSections.find((candidate) => candidate === name)
  return section && withoutUndefined({ section, from })
}

/** Owner of a sitemap: a clinic on its own host, else the directory. */
export type SitemapOwner = { host: Host; clinic?: string }

/** `/sitemap.xml` (R118): the index of the files of all sections. */
export async function sitemapIndex(source: ContentSource, owner: SitemapOwner): Promise<string> {
  const elsewhere = await sitesElsewhere(source, owner)
  const own: SitemapFile[] = owner.clinic === undefined ? [{ section: 'pages' }] : []
  const ofSites = elsewhere.map(({ slug }): SitemapFile => ({ section: 'sites', from: slug }))
  // A clinic on its own host has one source.
  const others =
    owner.clinic !== undefined && ofSites.length > 0 ? [] : await source.sitemapFiles(owner.clinic)
  const entries = [...own, ...others, ...ofSites].map(
    (file) => `<sitemap><loc>${new URL(filePath(file), owner.host.origin).href}</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`
}

/** More sites than this are found by the lists of the directory. */
const mostSites = 1000

/**
 * The clinics whose sites other sources have, and whose canonical addresses are on this host: all of them, or the one with this slug, without asking
 * for the others.
 */
async function sitesElsewhere(
  source: ContentSource,
  { clinic }: SitemapOwner,
  slug: string | undefined = clinic,
): Promise<Company[]> {
  const codes = (await source.sitesElsewhere()).slice(0, mostSites)
  if (codes.length === 0) return []
  const found = await Promise.all((slug === undefined ? codes : [slug]).map((one) => companyOf(source, one)))
  return found.filter(
    (company): company is Company =>
      company !== undefined &&
      codes.includes(company.code) &&
      (slug === undefined || company.slug === slug) &&
      !company.isUnclaimed &&
      !company.isSiteOff &&
      (clinic === undefined ? company.primaryDomain === undefined : company.slug === clinic),
  )
}

const companyOf = (source: ContentSource, slugOrCode: string): Promise<Company | undefined> =>
  source.company(slugOrCode).catch((error: unknown) => {
    // A source may know a clinic that there is not here, or no longer.
    if (error instanceof SourceError && error.isMissing) return undefined
    throw error
  })

/**
 * A file of the sitemap: every page in each language that has content, with all of these as alternates (F29).
 * Undefined if there is no such file.
 */
export async function sitemapFile(
  source: ContentSource,
  owner: SitemapOwner,
  file: SitemapFile,
): Promise<string | undefined> {
  const [items, rules] = await Promise.all([listed(source, owner, file), source.redirects()])
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

/** Entries of a file, at the addresses of this site. The home page is listed whether it is stored or not. */
async function listed(
  source: ContentSource,
  owner: SitemapOwner,
  file: SitemapFile,
): Promise<SitemapEntry[]> {
  const { clinic } = owner
  const isOfPages = file.section === 'pages'
  if (isOfPages && (clinic !== undefined || file.from !== undefined)) return []
  if (file.section === 'sites') {
    const [company] = file.from === undefined ? [] : await sitesElsewhere(source, owner, file.from)
    return company ? siteEntries(source, company) : []
  }
  const roots = new Set((await sitesElsewhere(source, owner)).map(({ slug }) => paths.company(slug)))
  const items = (await source.sitemap(file, clinic))
    .map(ownPath)
    .filter(({ path }) => !roots.has(path.split('/', 3).join('/')))
  if (!isOfPages) return items
  const own = [productPaths.home, '/statistics', paths.documentCheck].map((path) => ({
    path,
    languages: [...locales],
    isStored: false,
  }))
  const added = [...own, ...(await articleLists(source)), ...(await networkPages(source))]
  return [...added.filter(({ path }) => !items.some((item) => item.path === path)), ...items]
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
