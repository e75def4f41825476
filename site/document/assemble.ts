import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { currentStatus } from '../../content-adapters/parts/current-status.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { withoutBooking } from '../../content-adapters/parts/without-booking.ts'
import { placeSections } from '../../content-adapters/place-sections.ts'
import { type ResolveBlocksContext, resolveBlocks } from '../../content-adapters/resolve-blocks.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { words } from '../../content-adapters/words.ts'
import { defaultLocale, type Locale } from '../../locales/locale.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { type LocalizedText, localesOf, pickLocalized } from '../../schemas/core/localized.ts'
import { themeOf } from '../../schemas/design/theme.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Head, Page, StoredBlock } from '../../schemas/page/page.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { visibleBlocks } from '../../schemas/page/visible-blocks.ts'
import { encodePath } from '../core/address.ts'
import { absolute, clinicHost, productHost } from '../core/host.ts'
import { absoluteHref, pageHref, profileHref } from '../core/links.ts'
import { askingQuery, bookingQuery, type RouteContext, type RouteResult } from '../core/route.ts'
import { firstPicture } from '../json-ld/first-picture.ts'
import { jsonLd } from '../json-ld/json-ld.ts'
import { type Apps, appLinks } from './app-links.ts'
import { directoryCard, drawnHead } from './drawn.ts'
import { feedOf } from './feed.ts'
import type { Freshness } from './freshness.ts'
import { languageLinks } from './language-links.ts'
import { siteInfo } from './site-info.ts'
import { siteNotice } from './site-notice.ts'
import { withSiteSeo } from './site-seo.ts'

export type AssembleContext = RouteContext & {
  /** Scheme and host of the product. */
  origin: string
  now: Date
  mapTiles?: { url: string; attribution: string }
  /** Default picture of the product's own pages for social networks. */
  image?: Head['image']
  /** E-mail address to which visitors report mistakes. */
  contact?: string
  /** Where phones get the product's own applications. */
  apps?: Apps
  status?: number
  /** For an editor: keeps blocks that visitors do not see, and texts say where they stand. */
  editing?: true
  tags: Set<string>
  freshness: Freshness
}

/** Loads the data of a page's blocks, picks the language and returns the tree that a document is rendered from. */
export async function assemble(
  { content: stored, layout, clinic, profile, beside, canonical, canonicalOf, city, framed }: RouteResult,
  context: AssembleContext,
): Promise<Page> {
  const { locale, path, host, source, now, report, freshness } = context
  const { status: statusCode = 200 } = context
  const company = clinic?.company
  const subject = company ?? profile
  // Widgets and the pages of links have the same blocks as the page that they are another view of.
  const isOf = (page: string) => subject && (canonical ?? path) === paths.company(subject.slug) + page
  const today = calendarDate(now, subject?.timezone ?? homeZone.name)
  const sections = visibleToday(context, subject?.timezone)
  const placed = {
    ...stored,
    blocks: await placeSections(stored.blocks, {
      source,
      company: company?.code,
      report,
      degrade: freshness.degrade,
      shown: sections,
      ...(context.editing && { editing: true }),
    }),
  }
  const shown = context.editing ? placed : { ...placed, blocks: sections(placed.blocks) }
  const offered =
    company && !company.isOnlineEntryActive && !context.editing
      ? { ...shown, blocks: withoutBooking(shown.blocks) }
      : shown
  const content = withSiteSeo(offered, company, path)
  const met = new Map<string, NonNullable<Page['met']>[number]>()
  if (profile && !company)
    met.set(profile.slug, { clinic: profile.slug, timezone: profile.timezone, as: 'profile' })
  const load: ResolveBlocksContext = {
    source,
    locale,
    now,
    pageHref: profile ? profileHref(host, locale, profile) : pageHref(host, locale, company?.slug),
    directoryHref: (to) => host.href(to, locale),
    report,
    expires: freshness.expires,
    // Who looks at a clinic's own pages is counted there.
    ...(!subject && {
      meets: ({ slug, timezone }) =>
        met.set(slug, { clinic: slug, ...(timezone && { timezone }), as: 'listed' }),
    }),
    degrade: freshness.degrade,
    ...(subject && { company: subject }),
    ...(profile && { inDirectory: true }),
    ...(context.mapTiles && { mapTiles: context.mapTiles }),
    ...(context.form && { form: context.form }),
    ...(path === productPaths.home && chosenBy(context, ['city'])),
    ...(isOf(paths.appointment) && { booking: askedBooking(context) }),
    ...(isOf(paths.askQuestion) && { asking: chosenBy(context, askingQuery) }),
    ...(context.editing && { editing: true }),
  }
  const notice = statusCode < 400 ? siteNotice(company?.settings) : []
  const [blocks, sidebar] = await Promise.all([
    resolveBlocks([...notice, ...content.blocks], {
      ...load,
      ...(content.origin && { origin: content.origin }),
    }),
    resolveBlocks(
      // The page has the widget's form itself.
      content.sidebar.filter(
        ({ type }) => !(load.booking && type === 'appointment') && !(load.asking && type === 'ask-question'),
      ),
      beside ? { ...load, company: beside, pageHref: profileHref(host, locale, beside) } : load,
    ),
  ])
  // A page of which nothing can be shown still says what it is.
  const isBlank = blocks.slice(notice.length).every(({ fault }) => fault) && !context.editing
  const heading = isBlank ? await resolveBlocks([storedBlock(pageTitle, { title: content.title })], load) : []
  if (
    freshness.isDegraded &&
    blocks.some(({ type, fault }) => fault === 'data' && type === content.mainBlock)
  )
    throw new SourceError(503, `${content.mainBlock} could not be loaded`)
  const status = company?.hours && currentStatus(company.hours, company.timezone, load)
  const site = { ...siteInfo(clinic, locale, path, host, city), ...(status && { status }) }
  const { contact, apps } = context
  const title = content.searchTitle
    ? (pickLocalized(content.searchTitle, locale)?.value ?? site.name.text)
    : titleOf(content.title, site.name.text, context, company)
  const canonicalSite = canonicalHost(context.origin, company)
  const drawn = {
    content,
    locale,
    path,
    host,
    title,
    isError: statusCode >= 400,
    company: profile,
    siteName: site.name.text,
  }
  const page: Page = {
    locale,
    path: host.href(path, locale),
    status: statusCode,
    layout,
    head: {
      ...head(
        content,
        { ...context, path: canonical ?? path, host: canonicalHost(context.origin, subject ?? canonicalOf) },
        title,
        company ? { image: company.logo } : ownDefaults(context),
      ),
      // Languages and entities are given to search engines on the canonical page only.
      ...(canonicalOf && { alternates: [] }),
      ...(company ? drawnHead({ ...drawn, company, canonicalHost: canonicalSite }) : directoryCard(drawn)),
    },
    site: {
      ...site,
      ...(contact && { contact }),
      ...(apps && !company && { apps: appLinks(apps) }),
    },
    theme: themeOf(company?.template ?? layout, {
      ...company?.theme,
      ...(framed?.accent && { accent: framed.accent }),
    }),
    blocks: [...heading, ...blocks],
    sidebar,
    languages: languageLinks(content, path, host),
    tags: [...context.tags].sort(),
    ...(content.version !== undefined && { version: content.version }),
    ...(framed && { framed: { hosts: framed.hosts, ...(framed.scheme && { scheme: framed.scheme }) } }),
    ...(subject && { clinic: subject.slug }),
    ...(met.size > 0 && { met: [...met.values()] }),
    ...(company &&
      !framed && { visited: { path: path.split('/').slice(3).join('/'), timezone: company.timezone } }),
  }
  const address = absoluteHref(canonicalSite, locale, company?.slug)
  const feed = clinic ? undefined : feedOf(path, locale, host)
  const isTold = page.status < 400 && !canonicalOf
  const listed = profile && { company: profile, address: profileAddress(profile, context) }
  const data = isTold
    ? await jsonLd({ ...load, page, content, clinic, profile: listed, path, address })
    : undefined
  return {
    ...page,
    head: { ...page.head, ...(feed && { feed }), ...(data && { jsonLd: data }) },
    ...(context.editing && { today }),
    ...(freshness.validUntil && { validUntil: freshness.validUntil.toISOString() }),
    ...(freshness.isDegraded && { degraded: true }),
  }
}

/** The choices in the address of the booking page (R77), and the address where a booking is managed (R28). */
const askedBooking = (context: RouteContext): NonNullable<ResolveBlocksContext['booking']> => ({
  ...chosenBy(context, bookingQuery),
  manage: context.host.href(paths.managedAppointment, context.locale),
})

/** The codes that an address chooses. */
const chosenBy = <Name extends string>(
  { query }: RouteContext,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const code = query.get(name)
      return code && /^[\w-]{1,60}$/.test(code) ? [[name, code]] : []
    }),
  ) as Partial<Record<Name, string>>

/** Returns a filter of the blocks that visitors see today, by the clinic's clock; the page expires when another block comes or goes. */
function visibleToday({ now, freshness }: AssembleContext, timezone: string = homeZone.name) {
  const expiresOn = (day: string) => freshness.expires(zonedInstant(day, '00:00', timezone))
  const today = calendarDate(now, timezone)
  return (blocks: StoredBlock[]) => visibleBlocks(blocks, today, expiresOn)
}

/** Host of a page's canonical address (2.1): the clinic's primary domain, if it has one. */
const canonicalHost = (origin: string, company: Company | undefined) =>
  company?.primaryDomain
    ? clinicHost(origin, { host: company.primaryDomain, slug: company.slug })
    : productHost(origin)

/** Addresses of a profile's subject: its company's own site, or the profile where it has none. */
function profileAddress(profile: Company, { origin, locale }: AssembleContext) {
  if (!profile.isUnclaimed) return absoluteHref(canonicalHost(origin, profile), locale, profile.slug)
  const host = productHost(origin)
  const href = profileHref(host, locale, profile)
  return (path: string) => absolute(host, href(path))
}

/** A picture of the content, or the default one. */
type PageImage = { src: string; width: number; alt?: LocalizedText | string }

/** Description and picture of a page that has none of its own. */
type HeadDefaults = { description?: LocalizedText; image: PageImage | undefined }

/** Defaults of the product's own pages (B-21); error pages have none. */
const ownDefaults = ({ status = 200, image }: AssembleContext): HeadDefaults =>
  status < 400 ? { description: words('head:defaultDescription'), image } : { image: undefined }

/**
 * The `title` of a page: its own title and the company's name, without repeating either. A title that fell back to
 * another language is joined with the company's name in that language. The index has the company's name alone.
 */
function titleOf(
  title: LocalizedText,
  siteName: string,
  { locale, path }: AssembleContext,
  company: Company | undefined,
): string {
  const { value, lang } = pickLocalized(title, locale) ?? { value: siteName, lang: locale }
  if (value.includes(siteName)) return value
  const name = company && pickLocalized(company.name, lang)?.value
  if (!company || !name || !value.includes(name)) return `${value} — ${siteName}`
  return path === paths.company(company.slug) ? siteName : value
}

/**
 * Head data (B-20, F29): the canonical address without a trailing slash, alternates for the languages that have content,
 * x-default = Russian. The alternates are the same in every language; a language without content has the Russian
 * canonical address. An error page has no alternates.
 */
function head(
  content: PageContent,
  { locale, path, host, status = 200 }: AssembleContext,
  title: string,
  defaults: HeadDefaults,
): Head {
  const address = (language: Locale) => absolute(host, host.href(encodePath(path), language))
  const languages = localesOf(content.title)
  const alternates = languages.map((language) => ({ hreflang: language, href: address(language) }))
  const listed = status < 400 && alternates.length > 1
  const description = content.description ?? defaults.description
  const keywords = content.keywords && pickLocalized(content.keywords, locale)?.value
  const image = content.image ?? firstPicture(content.blocks) ?? defaults.image
  return {
    title,
    description: (description && pickLocalized(description, locale)?.value) ?? '',
    ...(keywords && { keywords }),
    canonical: address(languages.includes(locale) ? locale : defaultLocale),
    alternates: listed ? [...alternates, { hreflang: 'x-default', href: address(defaultLocale) }] : [],
    type: content.type,
    ...(image && { image: pictureOf(image, locale) }),
    ...(content.robots && { robots: content.robots }),
  }
}

const pictureOf = ({ src, width, alt }: PageImage, locale: Locale): NonNullable<Head['image']> => {
  const words = typeof alt === 'object' ? pickLocalized(alt, locale)?.value : alt
  return { src, width, ...(words && { alt: words }) }
}
