import { getTableColumns } from 'drizzle-orm'
import type { Texts } from '../database/tables/columns.ts'
import type { ArticleTable, CategoryTable } from '../database/tables/index.ts'
import { imageAnswer } from './image-answer.ts'
import { instant } from './instant.ts'
import { localize, localizeOptional } from './localize.ts'

/** Columns of an article in a list; the query joins its category. */
export function articleFields(articles: ArticleTable, categories: CategoryTable) {
  const { content: _, ...columns } = getTableColumns(articles)
  return { ...columns, categoryTitle: categories.title }
}

export type ArticleRow = Omit<ArticleTable['$inferSelect'], 'content'> & { categoryTitle: Texts }

/** A category's code: the company's own, or the one shared by all companies. */
export const informationCode = (company: string | null, slug: string): string =>
  company === null ? slug : `${company}-${slug}`

/** A news item or material in a list, without its code. */
export const articleAnswer = (row: ArticleRow) => ({
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
