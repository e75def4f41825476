import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { tags } from '../../schemas/tags.ts'
import { inNetworkOf, isInNetwork } from '../companies/index.ts'
import { company, specialist } from '../database/tables/index.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import type { Reading } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { articleFields, writerAnswer, writerCard } from '../shared/answers/article-answer.ts'
import { localizeOptional } from '../shared/answers/localize.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { expireWithDoctors } from '../shared/shown/visible-doctors.ts'
import { type ArticleKind, authorTags, byDoctor, listTag, ofCategory, ofCompany } from './article-kind.ts'

/** `CATEGORY` sorts by the order of the categories, the newest of each first. */
const sorts = ['-DATE', 'DATE', 'CATEGORY'] as const

const filters = { company: requestText.optional(), category: requestText.optional() }

export const articleFilter = nested(filters).optional()

/** How many of its newest articles each category is read with. */
export const newestQuery = z.coerce
  .number()
  .int()
  .min(0)
  .max(12)
  .describe('How many of the newest articles each category has.')
  .default(0)

/** Query parameters of a list of articles (A12, A20). */
export const articleQuery = z.object({
  filter: nested({
    ...filters,
    location: requestText.optional(),
    network: requestText.describe('Slug or code of the head of a network.').optional(),
    networks: z.literal('1').describe('Articles of companies in any network.').optional(),
  }).optional(),
  page: pageQuery(12),
  sort: z
    .enum(sorts)
    .describe('The field by which articles are in order, with `-` the greatest first.')
    .default('-DATE'),
})

const conditions = ['company', 'category', 'location', 'network', 'networks'] as const

/** Reads a page of the published articles of a kind (A12, A20). */
export function articleList<Item>(kind: ArticleKind<Item>) {
  const { articles, categories } = kind
  const newest = [desc(articles.date), asc(articles.slug)]
  const orders = {
    '-DATE': newest,
    DATE: [asc(articles.date), asc(articles.slug)],
    CATEGORY: [asc(categories.position), asc(categories.slug), ...newest],
  }
  // A condition exists only if its filter was requested.
  const select = prepared(
    kind.name,
    (orm, sort: (typeof sorts)[number], ...filters: (typeof conditions)[number][]) => {
      const where = and(
        // A clinic's own pages are shown to its staff also while its site is taken down.
        filters.includes('company') ? isShown : isListed,
        ...filters.map((name) => {
          if (name === 'networks') return isInNetwork
          if (name === 'network') return inNetworkOf(sql.placeholder(name))
          return eq(name === 'location' ? company.city : articles[name], sql.placeholder(name))
        }),
      )
      const all = orm.select({ all: count() }).from(articles).innerJoin(company, ofCompany(kind))
      return orm
        .select({ ...articleFields(kind), total: totalOf(all.where(where)) })
        .from(articles)
        .innerJoin(categories, ofCategory(kind))
        .innerJoin(company, ofCompany(kind))
        .leftJoin(specialist, byDoctor(kind))
        .where(where)
        .orderBy(...orders[sort])
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
    },
  )
  return async ({ orm, query, tag }: Reading<unknown, z.infer<typeof articleQuery>>) => {
    const { filter, page, sort } = query
    tag(listTag(kind, filter?.company))
    // A company may move to another city.
    if (filter?.location !== undefined) tag(tags.companies)
    if (filter?.network !== undefined || filter?.networks) {
      tag(tags.networks)
      tag(tags.companies)
    }
    const filters = conditions.filter((column) => filter?.[column] !== undefined)
    const ordered = select(orm, sort, ...filters)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      ordered.execute({ ...filter, limit, offset }),
    )
    for (const one of authorTags(rows)) tag(one)
    return { data: rows.map(kind.answer), meta }
  }
}

/** Reads an article by its slug, with its text (A14, A21). */
export function oneArticle<Item>(kind: ArticleKind<Item>) {
  const { articles, categories, drafts } = kind
  const version = sql<number>`coalesce((select ${drafts.publishedRevision} from ${drafts} where ${drafts.slug} = ${articles.slug}), 0)`
  const select = prepared(`${kind.name}-one`, (orm) =>
    orm
      .select({
        ...articleFields(kind),
        ...writerCard,
        content: articles.content,
        version: version.mapWith(Number),
      })
      .from(articles)
      .innerJoin(categories, ofCategory(kind))
      .innerJoin(company, ofCompany(kind))
      .leftJoin(specialist, byDoctor(kind))
      .where(and(eq(articles.slug, sql.placeholder('slug')), company.isPublished)),
  )
  return async (
    { orm, tag, expires }: Pick<Reading<unknown, unknown>, 'orm' | 'tag' | 'expires'>,
    slug: string,
  ) => {
    tag(kind.tagOf.article(slug))
    const [row] = await select(orm).execute({ slug })
    for (const one of authorTags(row ? [row] : [])) tag(one)
    if (row?.doctor) await expireWithDoctors({ orm, expires }, row.company)
    return (
      row && {
        ...kind.answer(row),
        ...localizeOptional('CONTENT', row.content),
        ...writerAnswer(row),
        VERSION: row.version,
      }
    )
  }
}

/** Reads the newest articles of all companies (A15, A22). */
export const newestArticles =
  <Item>(kind: ArticleKind<Item>) =>
  async ({ orm, tag }: Pick<Reading<unknown, unknown>, 'orm' | 'tag'>, limit: number): Promise<Item[]> => {
    const { articles, categories } = kind
    const rows = await orm
      .select(articleFields(kind))
      .from(articles)
      .innerJoin(categories, ofCategory(kind))
      .innerJoin(company, ofCompany(kind))
      .leftJoin(specialist, byDoctor(kind))
      .where(isListed)
      .orderBy(desc(articles.date), asc(articles.slug))
      .limit(limit)
    for (const one of authorTags(rows)) tag(one)
    return rows.map(kind.answer)
  }
