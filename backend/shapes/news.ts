import { z } from '@hono/zod-openapi'
import { image, localized, localizedOptional } from './parts.ts'

const categoryReference = z.object({ INFORMATION_CODE: z.string(), slug: z.string(), ...localized('TITLE') })

/** A news item in a list (A12). With `redirect` the visitor goes to `url` by 301 (B-11). `DATE` is an instant in UTC. */
export const newsItem = z
  .object({
    NEWS_CODE: z.string(),
    slug: z.string(),
    COMPANY_CODE: z.string(),
    CATEGORY: categoryReference,
    ...localized('TITLE'),
    ...localizedOptional('LEAD'),
    IMAGE: image.nullable(),
    DATE: z.string(),
    AUTHOR: z.string().nullable(),
    redirect: z.boolean(),
    url: z.string().nullable(),
  })
  .openapi('NewsItem')

/** A news item with its text (A14). `CONTENT` is HTML. */
export const newsDetails = newsItem.extend(localizedOptional('CONTENT')).openapi('NewsDetails')

/**
 * A news category (A11, A16) with its newest items, as many as were asked for. Without a company, categories of one slug
 * are one, and `COMPANY_CODE` is null.
 */
export const newsCategory = z
  .object({
    INFORMATION_CODE: z.string(),
    slug: z.string(),
    order: z.int(),
    COMPANY_CODE: z.string().nullable(),
    ...localized('TITLE'),
    news: z.array(newsItem),
  })
  .openapi('NewsCategory')

/** Head of the news page (A10), in the language of the request. */
export const newsMeta = z
  .object({
    TITLE: z.string(),
    DESCRIPTION: z.string(),
    KEYWORDS: z.string().nullable(),
    IMAGE: image.nullable(),
  })
  .openapi('NewsMeta')

/** What the news page shows (A15): the newest items and the categories. */
export const newsMain = z
  .object({ NEWEST: z.array(newsItem), CATEGORIES: z.array(newsCategory) })
  .openapi('NewsMain')
