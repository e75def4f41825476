import type { PageContent } from '../../content-adapters/page-content.ts'
import { reviewsToPage } from '../../content-adapters/pages/reviews-to-page.ts'
import { specialistReviewsToPage } from '../../content-adapters/pages/specialist-reviews-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { pageHref } from '../core/links.ts'
import { Redirect } from '../core/outcome.ts'
import type { LandingContext } from './landing.ts'
import { foundSpecialist } from './load-specialist.ts'
import { reviewPages } from './review-pages.ts'

/** A page of the clinic's reviews (R70); 404 beyond the last (B-23). */
export async function reviewList(context: LandingContext): Promise<PageContent | undefined> {
  const { source, company } = context
  const page = pageOf(context, paths.reviews(1))
  const reviews = await source.reviews(company.code)
  return page > reviewPages(reviews) ? undefined : reviewsToPage({ company, page })
}

/** A page of a doctor's reviews (R80); undefined beyond the last, and for an unknown doctor. */
export async function specialistReviewList(context: LandingContext): Promise<PageContent | undefined> {
  const { source, company, params } = context
  const page = pageOf(context, paths.specialistReviews(params.specialist ?? '', 1))
  const specialist = await foundSpecialist(context)
  const reviews = specialist && (await source.reviews(company.code, specialist.code))
  if (!reviews || page > reviewPages(reviews)) return undefined
  return specialistReviewsToPage({ company, specialist, page })
}

/** A doctor's reviews, to find out whether there are any; undefined for an unknown doctor. */
export async function specialistReviews(context: LandingContext) {
  const specialist = await foundSpecialist(context)
  return specialist ? context.source.reviews(context.company.code, specialist.code) : []
}

/** The page number of a list's address; the first page has the address of the list itself. */
function pageOf({ host, params, locale, company }: LandingContext, list: string): number {
  if (params.page === '1') throw new Redirect(pageHref(host, locale, company.slug)(list), 301)
  return Number(params.page ?? 1)
}
