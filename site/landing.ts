import type { LandingSite, MenuItem } from '../content-adapters/entities.ts'
import type { PageContent } from '../content-adapters/page-content.ts'
import { storedToPage } from '../content-adapters/pages/stored-to-page.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { encodePath } from './address.ts'
import { NotFound, Redirect } from './outcome.ts'
import type { Clinic, Route, RouteContext } from './route.ts'

/** What a page of a clinic's site is composed from. */
export type LandingContext = RouteContext & Clinic & { site: LandingSite }

/** Gives the page; undefined where there is none at this address. */
export type Compose = (context: LandingContext) => PageContent | undefined | Promise<PageContent | undefined>

type LandingOptions = {
  /** True where the last segment names a company, an item of a list or a page of it, and so need not be in the menu. */
  unlisted?: boolean
  /** The entry that the address belongs to where it is not the whole of it: `reviews` for a page of them. */
  entry?: string
}

/**
 * A page of a clinic's site, at the address with the clinic's slug; one with its code is moved there. The one that the clinic has stored under this slug wins over the composed one; a slug that
 * is not in the filtered menu is 404 with the clinic's logo and home link (B-7, E3).
 */
export const landing =
  (compose: Compose, { unlisted = false, entry }: LandingOptions = {}): Route['load'] =>
  async (context) => {
    const company = await context.source.company(context.params.company ?? '')
    const slug = context.path.split('/').slice(3).join('/')
    if (context.params.company !== company.slug) {
      const path = paths.company(company.slug) + (slug && `/${slug}`)
      throw new Redirect(context.host.href(encodePath(path), context.locale), 301)
    }
    const [menu, site] = await Promise.all([
      context.source.menu(company),
      context.source.landingSite(company, slug),
    ])
    const listed = unlisted || inMenu(menu, entry ?? slug)
    const content =
      listed && (storedToPage(site, slug, company) ?? (await compose({ ...context, company, menu, site })))
    if (!content) throw new ClinicNotFound(context.path, { company, menu })
    return { content, layout: company.template, clinic: { company, menu } }
  }

const inMenu = (menu: readonly MenuItem[], slug: string): boolean =>
  menu.some((item) => item.slug === slug || inMenu(item.items, slug))

/** 404 inside a clinic's site: its error page carries the clinic's name, logo and home link. */
export class ClinicNotFound extends NotFound {
  readonly clinic: Clinic
  constructor(path: string, clinic: Clinic) {
    super(path)
    this.clinic = clinic
  }
}
