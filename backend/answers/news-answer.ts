import type { z } from '@hono/zod-openapi'
import { getTableColumns } from 'drizzle-orm'
import type { Texts } from '../database/tables/columns.ts'
import { news, newsCategory } from '../database/tables/index.ts'
import type { newsDetails, newsItem } from '../shapes/news.ts'
import { imageAnswer } from './image-answer.ts'
import { instant } from './instant.ts'
import { localize, localizeOptional } from './localize.ts'

const { content: _, ...columns } = getTableColumns(news)

/** Columns of an item in a list; the query joins `newsCategory`. */
export const newsFields = { ...columns, categoryTitle: newsCategory.title }
/** Columns of an item with its text. */
export const newsDetailsFields = { ...newsFields, content: news.content }

type Item = Omit<typeof news.$inferSelect, 'content'> & { categoryTitle: Texts }
type Details = Item & { content: Texts | null }

/** A category's code: the company's, or the one that companies share. */
export const informationCode = (company: string | null, slug: string): string =>
  company === null ? slug : `${company}-${slug}`

/** A news item in a list (A12). */
export const newsAnswer = (row: Item): z.infer<typeof newsItem> => ({
  NEWS_CODE: row.slug,
  slug: row.slug,
  COMPANY_CODE: row.company,
  CATEGORY: {
    INFORMATION_CODE: informationCode(row.company, row.category),
    slug: row.category,
    ...localize('TITLE', row.categoryTitle),
  },
  ...localize('TITLE', row.title),
  ...localizeOptional('LEAD', row.lead),
  IMAGE: row.image && imageAnswer(row.image),
  DATE: instant(row.date),
  AUTHOR: row.author,
  redirect: row.redirect !== null,
  url: row.redirect,
})

/** A news item with its text (A14). */
export const newsDetailsAnswer = (row: Details): z.infer<typeof newsDetails> => ({
  ...newsAnswer(row),
  ...localizeOptional('CONTENT', row.content),
})
