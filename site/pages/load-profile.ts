import type { Company } from '../../content-adapters/entities/company.ts'
import { profileToPage } from '../../content-adapters/pages/profile-to-page.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import { doctorPageSize } from '../../content-adapters/parts/doctor-page-size.ts'
import { menuHas } from '../../content-adapters/parts/menu-has.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import {
  type ProfileTab,
  profilePath,
  sectionOf,
  siteCounterpart,
} from '../../content-adapters/parts/profile-paths.ts'
import { reviewPageSize } from '../../content-adapters/parts/review-page-size.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { isHiddenPage } from '../../schemas/design/hidden-pages.ts'
import type { ProfileSection } from '../../schemas/directory/profile-section.ts'
import { encodePath } from '../core/address.ts'
import { ifFound } from '../core/if-found.ts'
import { beyondLast, NotFound, Redirect } from '../core/outcome.ts'
import type { Route, RouteContext } from '../core/route.ts'
import { reviewChoiceOf } from './review-choice-of.ts'

/**
 * A page of a company’s profile (R48 to R56, such as R51). 404 for an unknown or unpublished company, one of another kind (B-2), and beyond the last
 * page (B-23); the code of a company and page 1 redirect. A company with a site of its own has its canonical addresses there.
 */
export const profile =
  (section: ProfileSection, tab?: ProfileTab): Route['load'] =>
  async (context) => {
    const { source, params, host, locale, path } = context
    const page = Number(params.page ?? 1)
    const company = await ifFound(source.company(params.company ?? ''))
    if (!company || sectionOf(company) !== section || company.isSiteOff) throw new NotFound(path)
    const own = profilePath(section, company.slug, tab, page)
    if (params.company !== company.slug || params.page === '1')
      throw new Redirect(host.href(encodePath(own), locale), 301)
    const shown = await lengthOf(tab, company, page, context)
    if (shown && page > shown.pages) throw beyondLast(path)
    const reviews = () => source.reviews(company.code).catch(() => undefined)
    const choice = tab === 'reviews' ? await reviewChoiceOf(context, reviews) : undefined
    // Choices of its site do not concern the directory: the order of widgets, hidden prices or reviews.
    const plain = withoutUndefined({ ...company, settings: undefined })
    return {
      content: {
        ...profileToPage({ company: plain, tab, page, choice }),
        ...((shown?.isEmpty || choice) && { robots: 'noindex' as const }),
      },
      layout: 'default',
      profile: plain,
      canonical: company.isUnclaimed ? own : await siteAddress(company, tab, page, context),
    }
  }

/** How many pages a tab has, and whether it is empty; undefined if that could not be read, and for the first page. */
async function lengthOf(
  tab: ProfileTab | undefined,
  { code }: Company,
  page: number,
  { source }: RouteContext,
): Promise<{ pages: number; isEmpty: boolean } | undefined> {
  const ofList = async (list: Promise<readonly unknown[]>, size = Number.POSITIVE_INFINITY) => {
    const { length } = await list
    return { pages: Math.max(1, Math.ceil(length / size)), isEmpty: length === 0 }
  }
  const lists: Record<ProfileTab, () => Promise<{ pages: number; isEmpty: boolean }>> = {
    services: () => ofList(source.services(code)),
    doctors: () => ofList(source.specialists(code), doctorPageSize),
    clinics: () => ofList(Promise.resolve([code])),
    reviews: () => ofList(source.reviews(code), reviewPageSize),
    gallery: () => ofList(source.gallery(code)),
    news: async () => {
      const { pages, total } = await source.news({ company: code, page, size: articlePageSize })
      return { pages: Math.max(1, pages), isEmpty: total === 0 }
    },
  }
  return tab && lists[tab]().catch(() => undefined)
}

/** The page of the company's site that shows the same, or its first page if it has none. */
async function siteAddress(
  company: Company,
  tab: ProfileTab | undefined,
  page: number,
  { source }: RouteContext,
): Promise<string> {
  const root = paths.company(company.slug)
  const counterpart = siteCounterpart(tab)
  if (counterpart === '/') return root
  const isAlwaysThere = counterpart === paths.specialists || counterpart === paths.news
  const isThere =
    isAlwaysThere || menuHas(await source.menu(company, { isOptional: true }).catch(() => []), counterpart)
  if (!isThere || isHiddenPage(company.settings, counterpart.slice(1))) return root
  // A site has all of its doctors on one page.
  return root + counterpart + (page > 1 && tab !== 'doctors' ? `/page/${page}` : '')
}
