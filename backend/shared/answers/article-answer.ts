import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { locales } from '../../../locales/locale.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import {
  type ArticleTable,
  type CategoryTable,
  type DraftTable,
  specialist,
} from '../../database/tables/index.ts'
import type { StoredImage, Texts } from '../../kit/tables/columns.ts'
import { personSlug } from '../shown/person-slug.ts'
import { isVisibleDoctor } from '../shown/visible-doctors.ts'
import { imageAnswer } from './image-answer.ts'
import { instant } from './instant.ts'
import { localize, localizeOptional } from './localize.ts'

type Tables = { articles: ArticleTable; categories: CategoryTable; drafts: DraftTable }

/** The name of a doctor who wrote an article; null without one. */
export const writerFields = {
  lastName: specialist.lastName,
  name: specialist.name,
  middleName: specialist.middleName,
}

const ifShown = <Value>(column: SQL | PgColumn) =>
  sql<Value | null>`case when ${isVisibleDoctor} then ${column} end`

/** The card of that doctor, if visitors see it. */
export const writerCard = {
  cardSlug: ifShown<string>(specialist.slug),
  cardPhoto: ifShown<StoredImage>(specialist.photo),
  cardPerson: ifShown<string>(personSlug),
}

type WriterCard = { cardSlug: string | null; cardPhoto: StoredImage | null; cardPerson: string | null }

export const writerAnswer = ({ cardSlug, cardPhoto, cardPerson }: WriterCard) => ({
  WRITER:
    cardSlug === null
      ? null
      : { slug: cardSlug, PERSON_SLUG: cardPerson, IMAGE: cardPhoto && imageAnswer(cardPhoto) },
})

/** Columns of an article in a list; the query joins its category and its doctor. */
export function articleFields({ articles, categories, drafts }: Tables) {
  const { content: _, ...columns } = getTableColumns(articles)
  const views: SQL<number> = sql`coalesce((select ${drafts.views} from ${drafts} where ${drafts.slug} = ${articles.slug}), 0)`
  return { ...columns, categoryTitle: categories.title, writer: writerFields, views: views.mapWith(Number) }
}

export type Writer = { lastName: Texts; name: Texts; middleName: Texts | null }

export type ArticleRow = Omit<ArticleTable['$inferSelect'], 'content'> & {
  categoryTitle: Texts
  writer: Writer | null
  views: number
}

/** A doctor's name in each language in which some part of it is written (B-37). */
export function writerName({ lastName, name, middleName }: Writer): Texts {
  const parts = [lastName, name, middleName]
  const named = locales.filter((locale) => parts.some((part) => part?.[locale]))
  const inLocale = (locale: (typeof locales)[number]) => {
    const [last, first, middle] = parts.map((part) => part?.[locale] ?? part?.ru ?? '')
    return fullName({ lastname: last ?? '', name: first ?? '', middlename: middle ?? '' })
  }
  return { ru: inLocale('ru'), ...Object.fromEntries(named.map((locale) => [locale, inLocale(locale)])) }
}

/** The author of an article: a doctor, or another person by name. */
const authorOf = ({ writer, authorName, author }: Pick<ArticleRow, 'writer' | 'authorName' | 'author'>) =>
  writer ? writerName(writer) : (authorName ?? (author === null ? null : { ru: author }))

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
  ...localizeOptional('AUTHOR', authorOf(row)),
  SOURCE: row.source,
  TAGS: row.tags,
  VIEWS: row.views,
  redirect: row.redirect !== null,
  url: row.redirect,
})
