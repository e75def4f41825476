import { z } from '@hono/zod-openapi'
import { tags } from '../content/tags.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { nested, requestText } from '../http/query.ts'
import { newsCategory } from '../shapes/news.ts'
import { paged } from '../shapes/parts.ts'
import { wholeList } from './paging.ts'
import { readCategories } from './read-categories.ts'

const filter = nested({ company: requestText.optional(), category: requestText.optional() }).optional()

/** A11 */
export const newsCategories = defineEndpoint({
  service: 'front',
  path: '/v1/news_category',
  summary: 'News categories in their order, each with its newest items',
  query: z.object({ filter, newest: z.coerce.number().int().min(0).max(12).default(0) }),
  answer: paged(newsCategory),
  read: async ({ orm, query, tag }) => {
    tag(query.filter?.company ? tags.newsOf(query.filter.company) : tags.news)
    return wholeList(await readCategories(orm, { ...query.filter, newest: query.newest }))
  },
})

/** A16 */
export const newsCategoryMain = defineEndpoint({
  service: 'front',
  path: '/v1/news_category_main',
  summary: 'News categories with the three newest items of each',
  query: z.object({ filter }),
  answer: paged(newsCategory),
  read: async ({ orm, query, tag }) => {
    tag(query.filter?.company ? tags.newsOf(query.filter.company) : tags.news)
    return wholeList(await readCategories(orm, { ...query.filter, newest: 3 }))
  },
})
