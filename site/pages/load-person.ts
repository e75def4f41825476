import { type PersonTab, personToPage } from '../../content-adapters/pages/person-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { profilePath } from '../../content-adapters/parts/profile-paths.ts'
import { reviewsOfCards } from '../../content-adapters/parts/reviews-of-many.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { encodePath } from '../core/address.ts'
import { ifFound } from '../core/if-found.ts'
import { beyondLast, NotFound, Redirect } from '../core/outcome.ts'
import type { Route } from '../core/route.ts'
import { profile } from './load-profile.ts'
import { reviewChoiceOf } from './review-choice-of.ts'
import { reviewPages } from './review-pages.ts'

/**
 * A page of a doctor's profile (R57, R58, R59): of a person by their slug, otherwise of a company that is one doctor's. A person who sees patients
 * in a single clinic that has a site has the canonical address there.
 */
export const person =
  (tab?: PersonTab): Route['load'] =>
  async (context) => {
    const { source, params, host, locale, path } = context
    const found = await ifFound(source.person(params.company ?? ''))
    if (!found) return profile('doctors', tab)(context)
    const page = Number(params.page ?? 1)
    const own = profilePath('doctors', found.slug, tab, page)
    if (params.company !== found.slug || params.page === '1')
      throw new Redirect(host.href(encodePath(own), locale), 301)
    const companies = await Promise.all(found.cards.map(({ company }) => source.company(company)))
    const reviews = tab === 'reviews' ? await reviewsOfCards(found.cards, context.source) : undefined
    if (reviews && page > reviewPages(reviews)) throw beyondLast(path)
    const choice = reviews && (await reviewChoiceOf(context, async () => reviews))
    const content = personToPage({ person: found, companies, tab, page, choice })
    const [company] = companies
    const [card] = found.cards
    if (!content || !company || !card) throw new NotFound(path)
    const hasOneSite = companies.length === 1 && !company.isUnclaimed
    const onSite = paths.company(company.slug) + paths.specialist(card.specialist.slug)
    return {
      content: { ...content, ...((reviews?.length === 0 || choice) && { robots: 'noindex' as const }) },
      layout: 'default',
      profile: withoutUndefined({ ...company, settings: undefined }),
      canonical: hasOneSite ? onSite : own,
    }
  }
