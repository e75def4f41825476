import { reviewsToPage } from '../content-adapters/medical-api/pages/reviews-to-page.ts'
import type { PageContent } from '../content-adapters/page-content.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { reviewPageSize } from '../content-adapters/parts/review-page-size.ts'
import type { LandingContext } from './landing.ts'
import { pageHref } from './links.ts'
import { Redirect } from './outcome.ts'

/** A page of the clinic's reviews (R70); a page beyond the last is not there (B-23). */
export async function reviewList({
  source,
  company,
  params,
  locale,
  host,
}: LandingContext): Promise<PageContent | undefined> {
  const page = Number(params.page ?? 1)
  if (params.page === '1') throw new Redirect(pageHref(host, locale, company.slug)(paths.reviews(1)), 301)
  const reviews = await source.reviews(company.code)
  if (page > Math.max(1, Math.ceil(reviews.length / reviewPageSize))) return undefined
  return reviewsToPage({ company, page })
}
