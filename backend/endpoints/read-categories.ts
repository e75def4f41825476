import type { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { localize } from '../answers/localize.ts'
import { informationCode, newsAnswer, newsFields } from '../answers/news-answer.ts'
import type { Orm } from '../database/database.ts'
import { equals } from '../database/equals.ts'
import { ofCategory, ofCompany } from '../database/news-joins.ts'
import { newsCategory as category, company, news } from '../database/tables/index.ts'
import type { newsCategory } from '../shapes/news.ts'

type Filter = { company?: string | undefined; category?: string | undefined; newest: number }

/** Categories of a company; without one, the first of each slug stands for all. */
const selectCategories = (orm: Orm, filter: Filter) =>
  orm
    .selectDistinctOn([category.slug], { slug: category.slug, title: category.title, order: category.order })
    .from(category)
    .innerJoin(company, eq(company.code, category.company))
    .where(
      and(
        company.isPublished,
        equals(category.company, filter.company),
        equals(category.slug, filter.category),
      ),
    )
    .orderBy(asc(category.slug), asc(category.order), asc(category.company))

/** The newest items of every category in one query, which reads no more of each than it gives. */
async function newestItems(orm: Orm, filter: Filter) {
  if (filter.newest === 0) return []
  const chosen = selectCategories(orm, filter).as('chosen')
  const newest = orm
    .select({ slug: news.slug })
    .from(news)
    .innerJoin(company, ofCompany)
    .where(and(company.isPublished, eq(news.category, chosen.slug), equals(news.company, filter.company)))
    .orderBy(desc(news.date), asc(news.slug))
    .limit(filter.newest)
    .as('newest')
  const rows = await orm
    .select(newsFields)
    .from(chosen)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(news, eq(news.slug, newest.slug))
    .innerJoin(category, ofCategory)
    .orderBy(desc(news.date), asc(news.slug))
  return rows.map(newsAnswer)
}

/** News categories in their order, each with its `newest` items (A11, A16). */
export async function readCategories(orm: Orm, filter: Filter): Promise<z.infer<typeof newsCategory>[]> {
  const owner = filter.company ?? null
  const [categories, items] = await Promise.all([selectCategories(orm, filter), newestItems(orm, filter)])
  return categories
    .sort((a, b) => a.order - b.order)
    .map(({ slug, title, order }) => ({
      INFORMATION_CODE: informationCode(owner, slug),
      slug,
      order,
      COMPANY_CODE: owner,
      ...localize('TITLE', title),
      news: items.filter((item) => item.CATEGORY.slug === slug),
    }))
}
