import type { z } from '@hono/zod-openapi'
import { and, eq, not } from 'drizzle-orm'
import type { material as materialShape } from '../../schemas/api/materials.ts'
import type { newsItem } from '../../schemas/api/news.ts'
import {
  material as materialEvent,
  newsItem as newsItemEvent,
} from '../../schemas/articles/articles.event.ts'
import type { EventDefinition } from '../../schemas/events/define-event.ts'
import { tags } from '../../schemas/tags.ts'
import {
  type ArticleTable,
  type CategoryTable,
  company,
  type DraftTable,
  material,
  materialCategory,
  materialDraft,
  news,
  newsCategory,
  newsDraft,
  specialist,
} from '../database/tables/index.ts'
import { type ArticleRow, articleAnswer } from '../shared/answers/article-answer.ts'

import { isArticleDown } from '../shared/shown/is-taken-down.ts'

/** The differences of news and materials: tables, response, tags and event. */
export type ArticleKind<Item> = {
  /** Name of the area, and prefix of the names of prepared statements. */
  name: 'news' | 'materials'
  articles: ArticleTable
  categories: CategoryTable
  drafts: DraftTable
  answer: (row: ArticleRow) => Item
  tagOf: { all: string; company: (code: string) => string; article: (slug: string) => string }
  /** An article was published, changed for visitors, or taken down. */
  event: EventDefinition<'company' | 'slug'>
}

export const newsKind: ArticleKind<z.infer<typeof newsItem>> = {
  name: 'news',
  articles: news,
  categories: newsCategory,
  drafts: newsDraft,
  answer: (row) => ({ NEWS_CODE: row.slug, ...articleAnswer(row) }),
  tagOf: { all: tags.news, company: tags.newsOf, article: tags.newsItem },
  event: newsItemEvent,
}

export const materialKind: ArticleKind<z.infer<typeof materialShape>> = {
  name: 'materials',
  articles: material,
  categories: materialCategory,
  drafts: materialDraft,
  answer: (row) => ({ MATERIAL_CODE: row.slug, ...articleAnswer(row) }),
  tagOf: { all: tags.materials, company: tags.materialsOf, article: tags.material },
  event: materialEvent,
}

type Tables = Pick<ArticleKind<unknown>, 'articles' | 'categories'>

/** Joins an article to its category. */
export const ofCategory = ({ articles, categories }: Tables) =>
  and(eq(categories.company, articles.company), eq(categories.slug, articles.category))

/** Joins an article to the doctor who wrote it. */
export const byDoctor = ({ articles }: Pick<Tables, 'articles'>) =>
  and(eq(specialist.company, articles.company), eq(specialist.code, articles.doctor))

/** Joins an article to its company, which must be published; none that moderators have taken down. */
export const ofCompany = ({ articles, name }: Pick<ArticleKind<unknown>, 'articles' | 'name'>) =>
  and(eq(company.code, articles.company), not(isArticleDown(name, articles)))

/** Tags of the names of doctors in articles. */
export const authorTags = (rows: readonly Pick<ArticleRow, 'company' | 'doctor'>[]): string[] => [
  ...new Set(rows.flatMap((row) => (row.doctor === null ? [] : [tags.specialists(row.company)]))),
]

/** Cache tag of a list: of one company, or of all. */
export const listTag = ({ tagOf }: ArticleKind<unknown>, company: string | undefined): string =>
  company ? tagOf.company(company) : tagOf.all
