import { defaultCategory } from '../../../schemas/articles/default-category.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { hrefFrom } from '../../../schemas/formats/href.ts'
import type { ArticleCategory, ArticleDetails } from '../../entities/article.ts'
import type { Specialist } from '../../entities/doctor.ts'
import { instant } from '../../parts/instant.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import articleCategory from '../documents/article-category.ts'
import doctor from '../documents/doctor.ts'
import material from '../documents/material.ts'
import newsItem from '../documents/news-item.ts'
import { type Reading, type Report, readDocument, reportMissing, withAlt } from '../read-document.ts'
import { type DoctorFields, doctorFields, doctorOf } from './doctor.ts'
import { instantOf } from './instant.ts'

/** The lists of articles, by the names of their documents. */
export const articleLists = { 'news-item': 'news', material: 'materials' } as const
export type ArticleDocument = keyof typeof articleLists

const definitions = { 'news-item': newsItem, material }

/** A category; undefined without a slug. */
export function categoryOf(raw: unknown, reading: Reading): ArticleCategory | undefined {
  if (!isRecord(raw)) return undefined
  const { slug, title, order = 0 } = readDocument(articleCategory, raw, reading)
  if (slug === undefined) return reportMissing(raw, 'slug', reading.report)
  return { slug, title: title ?? { ru: slug }, order }
}

/** An article with its text; undefined without a slug or a title, which no page can do without. */
export function articleOf(
  name: ArticleDocument,
  raw: unknown,
  reading: Reading & { company: string },
): ArticleDetails | undefined {
  if (!isRecord(raw)) return undefined
  const { slug, title, lead, image, content, authorName, date, tags, source, redirect } = readDocument(
    definitions[name],
    // Other datasets have dates of a calendar, or instants of another zone.
    { ...raw, date: instant.safeParse(raw.date).data ?? raw.date },
    reading,
  )
  for (const [field, value] of Object.entries({ slug, title }))
    if (value === undefined) reportMissing(raw, field, reading.report)
  if (slug === undefined || title === undefined) return undefined
  const category = categoryOf(raw.category, reading)
  return withoutUndefined({
    code: slug,
    slug,
    company: reading.company,
    category: category ? { slug: category.slug, title: category.title } : defaultCategory,
    title,
    lead,
    image: image && withAlt(image, title),
    date: new Date(date ?? instantOf(raw._createdAt) ?? 0).toISOString(),
    content,
    author: authorName ?? nameOfOther(raw.author, reading),
    source,
    tags: tags?.length ? tags : undefined,
    redirect: redirect === undefined ? undefined : hrefFrom(redirect),
  })
}

/** True for a document of another kind than doctors, which has no page here. */
const isOther = (author: unknown): boolean => isRecord(author) && author.isOther === true

/** The name of an author who is no doctor. */
const nameOfOther = (author: unknown, reading: Reading) =>
  isOther(author) ? readDocument(doctor, author, reading).name : undefined

/** The doctor who has written an article, as the dataset has them. */
export const writerOf = (raw: unknown, reading: Reading): DoctorFields | undefined =>
  isRecord(raw) && !isOther(raw.author) ? doctorFields(raw.author, reading) : undefined

/** An article with the doctor who has written it, who may be known here by the code alone. */
export function withWriter(
  article: ArticleDetails,
  fields: DoctorFields,
  ours: Specialist | undefined,
  report: Report,
): ArticleDetails {
  const writer = doctorOf(fields, ours, report)
  if (!writer) return article
  const { slug, person, photo, name } = writer
  return { ...article, author: name, writer: withoutUndefined({ slug, person, photo }) }
}
