import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { tags } from '../content/tags.ts'
import { prepared } from '../database/prepared.ts'
import { company, review } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { nested, pageQuery, requestText } from '../http/query.ts'
import { paged } from '../shapes/parts.ts'
import { review as reviewShape } from '../shapes/people.ts'
import { readPage, totalOf } from './paging.ts'

const answer = (row: typeof review.$inferSelect): z.infer<typeof reviewShape> => ({
  REVIEW_CODE: row.code,
  COMPANY_CODE: row.company,
  AUTHOR: row.author,
  RATING: row.rating,
  TEXT: row.text,
  LANG: row.lang,
  DATE: row.date,
  ANSWER: row.answer,
})

const reviewsPage = prepared('reviews', (orm) => {
  const published = and(eq(review.company, sql.placeholder('company')), company.isPublished)
  const ofCompany = eq(company.code, review.company)
  const total = totalOf(
    orm.select({ all: count() }).from(review).innerJoin(company, ofCompany).where(published),
  )
  return orm
    .select({ ...getTableColumns(review), total })
    .from(review)
    .innerJoin(company, ofCompany)
    .where(published)
    .orderBy(desc(review.date), asc(review.code))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

export const reviews = defineEndpoint({
  service: 'front',
  path: '/v1/reviews',
  summary: 'Published reviews of a company, the newest first',
  query: z.object({ filter: nested({ company: requestText }), page: pageQuery(20) }),
  answer: paged(reviewShape),
  read: async ({ orm, query: { filter, page }, tag }) => {
    tag(tags.reviews(filter.company))
    const query = reviewsPage(orm)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      query.execute({ ...filter, limit, offset }),
    )
    return { data: rows.map(answer), meta }
  },
})
