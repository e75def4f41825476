import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { defaultCategory } from '../../schemas/articles/default-category.ts'
import { specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { articleAnswer, writerAnswer, writerCard, writerFields } from '../shared/answers/article-answer.ts'
import { localizeOptional } from '../shared/answers/localize.ts'
import type { ArticleKind } from './article-kind.ts'

/** Drafts, newest first, with the rows that they refer to. */
export function selectDrafts({ drafts, categories }: ArticleKind<unknown>, orm: Orm, where: SQL | undefined) {
  const { searched: _, ...columns } = getTableColumns(drafts)
  return orm
    .select({
      ...columns,
      shownDate:
        sql<Date>`coalesce(${drafts.date}, ${drafts.publishedAt}, ${drafts.publishAt}, now())`.mapWith(
          drafts.createdAt,
        ),
      categorySlug: categories.slug,
      categoryTitle: categories.title,
      writer: writerFields,
      ...writerCard,
    })
    .from(drafts)
    .leftJoin(categories, and(eq(categories.company, drafts.company), eq(categories.code, drafts.category)))
    .leftJoin(specialist, and(eq(specialist.company, drafts.company), eq(specialist.code, drafts.author)))
    .where(where)
    .orderBy(
      desc(sql`coalesce(${drafts.date}, ${drafts.publishedAt}, ${drafts.publishAt}, now())`),
      drafts.slug,
    )
}

type Draft = Awaited<ReturnType<typeof selectDrafts>>[number]

/** A draft as the public calls would answer it if it were published, with its code, status and schedule. */
export const draftAnswer = (row: Draft) => ({
  ...articleAnswer({
    ...row,
    category: row.categorySlug ?? defaultCategory.slug,
    categoryTitle: row.categoryTitle ?? defaultCategory.title,
    date: row.shownDate,
    doctor: row.author,
    author: null,
  }),
  CODE: row.code,
  STATUS: row.status,
  PUBLISH_AT: (row.publishAt as Date | null)?.toISOString() ?? null,
})

/** A draft with its text. It is shown itself, even if it redirects elsewhere. */
export const draftDetails = (row: Draft) => ({
  ...draftAnswer(row),
  ...localizeOptional('CONTENT', row.content),
  ...writerAnswer(row),
  redirect: false,
  url: null,
  VERSION: row.revision,
})
