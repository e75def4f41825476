import '../core/jitless.ts'
import { z } from 'zod'
import { article, articleCategory, articleContent } from './article.ts'

/** A news item in a list (A12). */
export const newsItem = z.object({ NEWS_CODE: z.string(), ...article }).meta({ id: 'NewsItem' })

/** A news item with its text (A14). */
export const newsDetails = newsItem.extend(articleContent).meta({ id: 'NewsDetails' })

/** A news category (A11, A16) with its newest items, up to the requested number. */
export const newsCategory = z
  .object({ ...articleCategory, news: z.array(newsItem) })
  .meta({ id: 'NewsCategory' })

/** Content of the news page (A15): the newest items and the categories. */
export const newsMain = z
  .object({ NEWEST: z.array(newsItem), CATEGORIES: z.array(newsCategory) })
  .meta({ id: 'NewsMain' })
