import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import type { LandingSite } from '../../content-adapters/entities/site.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { storedToPage } from '../../content-adapters/pages/stored-to-page.ts'
import { listPath } from '../../content-adapters/parts/directory-paths.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { isHiddenPage } from '../../schemas/design/hidden-pages.ts'
import { encodePath } from '../core/address.ts'
import { ifFound } from '../core/if-found.ts'
import { NotFound, Redirect } from '../core/outcome.ts'
import type { Clinic, Route, RouteContext } from '../core/route.ts'
import { Closed } from './closed.ts'

/** Input for composing a page of a clinic's site. */
export type LandingContext = RouteContext & Clinic & { site: LandingSite }

/** Composes the page; undefined if there is none at this address. */
export type Compose = (context: LandingContext) => PageContent | undefined | Promise<PageContent | undefined>

type LandingOptions = {
  /** True if the last segment names a company, an item of a list or a page of it; such pages need not be in the menu. */
  unlisted?: boolean
  /** The menu entry of the address if it is not the address itself: `reviews` for a page of the list. */
  entry?: string
}

/**
 * A page of a clinic's site. An address with the clinic's code redirects to the one with its slug; a company that nobody manages has no
 * site: all of its addresses redirect to its profile in the directory, those of no company to the list of clinics (B-8). A page that the
 * clinic has stored under this slug replaces the composed one; a slug that is not in the filtered menu is 404 with the clinic's logo and
 * home link (B-7, E3).
 */
export const landing =
  (compose: Compose, { unlisted = false, entry }: LandingOptions = {}): Route['load'] =>
  async (context) => {
    const slug = context.path.split('/').slice(3).join('/')
    const company = await ifFound(context.source.company(context.params.company ?? '', { page: slug }))
    if (!company) return awayFrom(context)
    if (context.params.company !== company.slug) {
      const path = paths.company(company.slug) + (slug && `/${slug}`)
      throw new Redirect(context.host.href(encodePath(path), context.locale), 301)
    }
    const section = company.isUnclaimed && sectionOf(company)
    // Not for good: the person who takes the company over gets a site here.
    if (section)
      throw new Redirect(context.host.href(profilePath(section, company.slug), context.locale), 302)
    if (company.isSiteOff) throw new SiteOff(context.path, company, context.locale)
    // Begins to read the page's data, so that a menu that hangs does not take the time for that too.
    if (unlisted) void readAhead(compose, { ...context, company, menu: [], site: { pages: {} } })
    const [menu, site] = await Promise.all([
      context.source.menu(company, { isOptional: unlisted }).catch(undecided),
      context.source.landingSite(company, slug),
    ])
    const stored = storedToPage(site, slug, company)
    const isListed = unlisted || inMenu(menu, entry ?? slug) || (site.isDraft && stored)
    const listed = isListed && !isHiddenPage(company.settings, slug)
    if (stored?.origin && !isListed)
      context.report({ request: 'menu', path: slug, code: notInMenu, document: stored.origin.document })
    const content = listed && (stored ?? (await compose({ ...context, company, menu, site })))
    if (!content) throw new ClinicNotFound(context.path, { company, menu })
    return { content, layout: company.template, clinic: { company, menu } }
  }

/** Redirects from a site that does not exist to the list of clinics (B-8); on a host of its own it is 404. */
export const awayFrom: Route['load'] = ({ host, locale, path }) => {
  if (host.product) throw new NotFound(path)
  throw new Redirect(host.href(listPath({ section: 'clinics' }), locale), 302)
}

/** Makes the reads of `compose`; the reader answers them again to the call that counts. */
async function readAhead(compose: Compose, context: LandingContext): Promise<void> {
  try {
    await compose(context)
  } catch {
    // The call that counts fails in the same way, or redirects.
  }
}

/** Without the menu it is unknown whether the clinic has this page (B-7), so it is neither shown nor 404. */
function undecided(error: unknown): never {
  if (!(error instanceof SourceError) || error.isMissing) throw error
  throw new SourceError(503, `The menu is not known: ${error.message}`, { cause: error })
}

const notInMenu =
  'The menu has no entry with the address of this page, so that nobody can open it: write one into the menu'

const inMenu = (menu: readonly MenuItem[], slug: string): boolean =>
  menu.some((item) => item.slug === slug || inMenu(item.items, slug))

/**
 * 404 for every page of a site that its clinic (PS5) or moderators have taken down: links to other clinics, and has the phone of one that
 * has closed its site itself.
 */
export class SiteOff extends Closed {
  constructor(path: string, { name, city, phones, isTakenDown }: Company, locale: Locale) {
    const t = translate(locale)
    const [phone] = isTakenDown ? [] : phones
    super(path, {
      list: listPath({ section: 'clinics', ...(city && { city: city.slug }) }),
      ...(phone && { phone }),
      title: t('fault:siteOff.title'),
      said: t('fault:siteOff.text', { name: pickLocalized(name, locale)?.value ?? '' }),
      onward: t('fault:siteOff.onward'),
    })
  }
}

/** 404 on a clinic's site: the error page has the clinic's name, logo and home link. */
export class ClinicNotFound extends NotFound {
  // A private name, because the log writes the fields of an error.
  readonly #clinic: Clinic
  constructor(path: string, clinic: Clinic) {
    super(path)
    this.#clinic = clinic
  }

  get clinic(): Clinic {
    return this.#clinic
  }
}
