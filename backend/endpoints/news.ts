import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { newsAnswer, newsDetailsAnswer, newsDetailsFields, newsFields } from '../answers/news-answer.ts'
import { tags } from '../content/tags.ts'
import { ofCategory, ofCompany } from '../database/news-joins.ts'
import { prepared } from '../database/prepared.ts'
import { company, news, newsCategory } from '../database/tables/index.ts'
import { defineEndpoint, type Reading } from '../http/endpoint.ts'
import { nested, pageQuery, requestText } from '../http/query.ts'
import { newsDetails, newsItem } from '../shapes/news.ts'
import { paged } from '../shapes/parts.ts'
import { readPage, totalOf } from './paging.ts'

const query = z.object({
  filter: nested({ company: requestText.optional(), category: requestText.optional() }).optional(),
  page: pageQuery(12),
  sort: z.enum(['-DATE', 'DATE']).default('-DATE'),
})

/** Conditions are there for what is asked for. */
const newsPage = prepared('news', (orm, sort: 'DATE' | '-DATE', ...filters: ('company' | 'category')[]) => {
  const where = and(
    company.isPublished,
    ...filters.map((column) => eq(news[column], sql.placeholder(column))),
  )
  const total = totalOf(orm.select({ all: count() }).from(news).innerJoin(company, ofCompany).where(where))
  return orm
    .select({ ...newsFields, total })
    .from(news)
    .innerJoin(newsCategory, ofCategory)
    .innerJoin(company, ofCompany)
    .where(where)
    .orderBy(sort === 'DATE' ? asc(news.date) : desc(news.date), asc(news.slug))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

async function readNews({
  orm,
  query: { filter, page, sort },
  tag,
}: Reading<unknown, z.infer<typeof query>>) {
  tag(filter?.company ? tags.newsOf(filter.company) : tags.news)
  const filters = (['company', 'category'] as const).filter((column) => filter?.[column] !== undefined)
  const ordered = newsPage(orm, sort, ...filters)
  const { rows, meta } = await readPage(page, (limit, offset) =>
    ordered.execute({ ...filter, limit, offset }),
  )
  return { data: rows.map(newsAnswer), meta }
}

/** A12 */
export const newsList = defineEndpoint({
  service: 'front',
  path: '/v1/news',
  summary: 'Published news, of one company or category or of all',
  query,
  answer: paged(newsItem),
  read: readNews,
})

/** A13 */
export const businessNews = defineEndpoint({
  service: 'api-front2',
  path: '/v1/news',
  summary: 'News for the business area',
  query,
  answer: paged(newsItem),
  read: readNews,
})

/** A14 */
export const oneNewsItem = defineEndpoint({
  service: 'front',
  path: '/v1/news/{details}',
  summary: 'A news item by its slug, or where it sends the visitor',
  params: z.object({ details: requestText }),
  answer: newsDetails,
  read: async ({ orm, params: { details }, tag }) => {
    tag(tags.newsItem(details))
    const [row] = await orm
      .select(newsDetailsFields)
      .from(news)
      .innerJoin(newsCategory, ofCategory)
      .innerJoin(company, ofCompany)
      .where(and(eq(news.slug, details), company.isPublished))
    return row && newsDetailsAnswer(row)
  },
})
