import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { latestReviews as latestReviewsShape } from '../../schemas/api/latest-reviews.ts'
import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import {
  city,
  company,
  hasOwnReviews,
  listing,
  review,
  service,
  specialist,
} from '../database/tables/index.ts'
import { equals } from '../kit/database/equals.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { metaOf, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { localize } from '../shared/answers/localize.ts'
import { isNamedService, reviewAnswer, reviewedDoctor } from '../shared/answers/review-answer.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { personSlug } from '../shared/shown/person-slug.ts'
import { expireWithDoctors, isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

/** The directory shows so many, the newest, and of these first those in the reader's language; all reviews of a company are on its own pages. */
const most = 200

export const latestReviews = defineEndpoint({
  service: 'front',
  path: '/v1/latest_reviews',
  summary: `The ${most} newest published reviews of the directory or of a city, with whom they are about, those in the language first`,
  query: z.object({ filter: nested({ location: requestText.optional() }).optional(), page: pageQuery(20) }),
  answer: latestReviewsShape,
  read: async ({ orm, locale, query: { filter, page }, tag, expires }) => {
    const location = filter?.location
    // A review changes the rating of its company in these lists, and how many its city has.
    for (const section of listingSections) tag(tags.listings(section))
    const [place] = location === undefined ? [] : await orm.select().from(city).where(eq(city.slug, location))
    if (location !== undefined && !place) return undefined
    await expireWithDoctors({ orm, expires })
    const where = and(isListed, isShownReview, equals(company.city, location))
    const ofCompany = eq(company.code, review.company)
    const newest = orm
      .select({ code: review.code })
      .from(review)
      .innerJoin(company, ofCompany)
      .where(where)
      .orderBy(desc(review.date), asc(review.code))
      .limit(most)
    const [counted] = await orm
      .select({ total: totalOf(sql`(select count(*) from ${newest.as('newest')})`) })
      .from(sql`(select 1) as one`)
    const offset = (page.number - 1) * page.size
    const rows = await orm
      .select({
        ...getTableColumns(review),
        about: reviewedDoctor,
        serviceName: service.name,
        personSlug,
        slug: company.slug,
        kind: company.kind,
        name: company.name,
      })
      .from(review)
      .innerJoin(company, ofCompany)
      .leftJoin(
        specialist,
        and(eq(specialist.company, review.company), eq(specialist.code, review.specialist), isVisibleDoctor),
      )
      .leftJoin(service, isNamedService)
      .where(inArray(review.code, newest))
      .orderBy(desc(eq(review.lang, locale)), desc(review.date), asc(review.code))
      .limit(page.size)
      .offset(offset)
    const reviews = sql<number>`sum(${listing.reviews})::int`
    const cities = await orm
      .select({ slug: city.slug, name: city.name, count: reviews })
      .from(listing)
      .innerJoin(city, eq(city.slug, listing.city))
      .where(hasOwnReviews)
      .groupBy(city.slug)
      .orderBy(desc(reviews), asc(city.slug))
    return {
      LOCATION: place ? { LOCATION_CODE: place.slug, ...localize('LOCATION_NAME', place.name) } : null,
      data: rows.map(({ slug, kind, name, ...row }) => ({
        ...reviewAnswer(row),
        COMPANY_SLUG: slug,
        COMPANY_KIND: kind,
        ...localize('COMPANY_NAME', name),
      })),
      LOCATIONS: cities.map(({ slug, name, count }) => ({
        LOCATION_CODE: slug,
        ...localize('LOCATION_NAME', name),
        COUNT: count,
      })),
      meta: metaOf(page, counted?.total ?? 0),
    }
  },
})
