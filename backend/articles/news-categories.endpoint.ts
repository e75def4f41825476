import { z } from '@hono/zod-openapi'
import { newsCategory } from '../../schemas/api/news.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listTag, newsKind } from '../articles/article-kind.ts'
import { articleFilter, newestQuery } from '../articles/read-articles.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { readCategories } from './read-categories.ts'

/** News categories in their order, each with its `newest` items. */
export async function newsByCategory(
  reading: Parameters<typeof readCategories>[1],
  filter: Parameters<typeof readCategories>[2],
) {
  const categories = await readCategories(newsKind, reading, filter)
  return categories.map(({ category, items }) => ({ ...category, news: items }))
}

/** A11 */
export const newsCategories = defineEndpoint({
  service: 'front',
  path: '/v1/news_category',
  summary: 'News categories in their order, each with its newest items',
  query: z.object({
    filter: articleFilter,
    newest: newestQuery,
  }),
  answer: paged(newsCategory),
  read: async ({ orm, query: { filter, newest }, tag }) => {
    tag(listTag(newsKind, filter?.company))
    return wholeList(await newsByCategory({ orm, tag }, { ...filter, newest }))
  },
})

/** A16 */
export const newsCategoryMain = defineEndpoint({
  service: 'front',
  path: '/v1/news_category_main',
  summary: 'News categories with the three newest items of each',
  query: z.object({ filter: articleFilter }),
  answer: paged(newsCategory),
  read: async ({ orm, query: { filter }, tag }) => {
    tag(listTag(newsKind, filter?.company))
    return wholeList(await newsByCategory({ orm, tag }, { ...filter, newest: 3 }))
  },
})
