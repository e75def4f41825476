import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { review as reviewShape } from '../../schemas/api/people.ts'
import { tags } from '../../schemas/tags.ts'
import { company, review, service, specialist } from '../database/tables/index.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { isNamedService, reviewAnswer, reviewedDoctor } from '../shared/answers/review-answer.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'
import { personSlug } from '../shared/shown/person-slug.ts'
import { isVisibleDoctor, nextDoctorChange } from '../shared/shown/visible-doctors.ts'

/** A condition exists only if its filter was requested. */
const reviewsPage = prepared('reviews', (orm, ...filters: ('company' | 'specialist')[]) => {
  const published = and(
    isShown,
    isShownReview,
    ...filters.map((column) => eq(review[column], sql.placeholder(column))),
  )
  const ofCompany = eq(company.code, review.company)
  const total = totalOf(
    orm.select({ all: count() }).from(review).innerJoin(company, ofCompany).where(published),
  )
  return orm
    .select({
      ...getTableColumns(review),
      about: reviewedDoctor,
      serviceName: service.name,
      personSlug,
      total,
      nextChange: nextDoctorChange,
    })
    .from(review)
    .innerJoin(company, ofCompany)
    .leftJoin(
      specialist,
      and(eq(specialist.company, review.company), eq(specialist.code, review.specialist), isVisibleDoctor),
    )
    .leftJoin(service, isNamedService)
    .where(published)
    .orderBy(desc(review.date), asc(review.code))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

export const reviews = defineEndpoint({
  service: 'front',
  path: '/v1/reviews',
  summary:
    'Published reviews of a company and its doctors, or of one doctor by code, the newest first; a hidden doctor is not named',
  query: z.object({
    filter: nested({ company: requestText, specialist: requestText.optional() }),
    page: pageQuery(20),
  }),
  answer: paged(reviewShape),
  read: async ({ orm, query: { filter, page }, tag, expires }) => {
    tag(tags.reviews(filter.company))
    tag(tags.specialists(filter.company))
    const ofOne = filter.specialist === undefined ? [] : (['specialist'] as const)
    const query = reviewsPage(orm, 'company', ...ofOne)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      query.execute({ ...filter, limit, offset }),
    )
    if (rows.some(({ service: named }) => named !== null)) tag(tags.services(filter.company))
    const [{ nextChange } = {}] = rows
    if (nextChange) expires(nextChange)
    return { data: rows.map(reviewAnswer), meta }
  },
})
