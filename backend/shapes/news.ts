import { z } from '@hono/zod-openapi'
import { article, articleCategory, articleContent } from './article.ts'

/** A news item in a list (A12). */
export const newsItem = z.object({ NEWS_CODE: z.string(), ...article }).openapi('NewsItem')

/** A news item with its text (A14). */
export const newsDetails = newsItem.extend(articleContent).openapi('NewsDetails')

/** A news category (A11, A16) with its newest items, as many as were asked for. */
export const newsCategory = z.object({ ...articleCategory, news: z.array(newsItem) }).openapi('NewsCategory')

/** What the news page shows (A15): the newest items and the categories. */
export const newsMain = z
  .object({ NEWEST: z.array(newsItem), CATEGORIES: z.array(newsCategory) })
  .openapi('NewsMain')
