import { z } from '@hono/zod-openapi'
import { newsDetails, newsItem } from '../../schemas/api/news.ts'
import { paged } from '../../schemas/api/paged.ts'
import { newsKind } from '../articles/article-kind.ts'
import { articleList, articleQuery, oneArticle } from '../articles/read-articles.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'

const readOne = oneArticle(newsKind)

/** A12 */
export const newsList = defineEndpoint({
  service: 'front',
  path: '/v1/news',
  summary: 'Published news, of one company or category or of all',
  query: articleQuery,
  answer: paged(newsItem),
  read: articleList(newsKind),
})

/** A14 */
export const oneNewsItem = defineEndpoint({
  service: 'front',
  path: '/v1/news/{details}',
  summary: 'A news item by its slug, or where it sends the visitor',
  params: z.object({ details: requestText.describe('Slug or code of the news item.') }),
  answer: newsDetails,
  read: (reading) => readOne(reading, reading.params.details),
})
