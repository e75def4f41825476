import { and, asc, desc, eq, exists, sql } from 'drizzle-orm'
import { type ArticleKind, authorTags, byDoctor, ofCategory, ofCompany } from '../articles/article-kind.ts'
import { company, specialist } from '../database/tables/index.ts'
import { isShown } from '../kit/company/is-shown.ts'
import type { Orm } from '../kit/database/database.ts'
import { equals } from '../kit/database/equals.ts'
import { articleFields, informationCode } from '../shared/answers/article-answer.ts'
import { localize } from '../shared/answers/localize.ts'
import { isListed } from '../shared/shown/is-listed.ts'

type Filter = { company?: string | undefined; category?: string | undefined; newest: number }

/** The companies whose articles are read: one, whose pages its staff sees also while its site is taken down, or all listed ones. */
const ownersOf = ({ company: code }: Filter) => (code ? isShown : isListed)

/** Categories of a company; without a company, one category per slug, of those with articles. */
function selectCategories({ articles, categories }: ArticleKind<unknown>, orm: Orm, filter: Filter) {
  const written = orm
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.company, categories.company), eq(articles.category, categories.slug)))
  return orm
    .selectDistinctOn([categories.slug], {
      slug: categories.slug,
      title: categories.title,
      order: categories.position,
    })
    .from(categories)
    .innerJoin(company, eq(company.code, categories.company))
    .where(
      and(
        ownersOf(filter),
        filter.company ? undefined : exists(written),
        equals(categories.company, filter.company),
        equals(categories.slug, filter.category),
      ),
    )
    .orderBy(asc(categories.slug), asc(categories.position), asc(categories.company))
}

/** The newest articles of every category in one query that reads no more rows than it returns. */
function selectNewest(kind: ArticleKind<unknown>, orm: Orm, filter: Filter) {
  const { articles, categories } = kind
  const chosen = selectCategories(kind, orm, filter).as('chosen')
  const newest = orm
    .select({ slug: articles.slug })
    .from(articles)
    .innerJoin(company, ofCompany(kind))
    .where(
      and(ownersOf(filter), eq(articles.category, chosen.slug), equals(articles.company, filter.company)),
    )
    .orderBy(desc(articles.date), asc(articles.slug))
    .limit(filter.newest)
    .as('newest')
  return orm
    .select(articleFields(kind))
    .from(chosen)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(articles, eq(articles.slug, newest.slug))
    .innerJoin(categories, ofCategory(kind))
    .leftJoin(specialist, byDoctor(kind))
    .orderBy(desc(articles.date), asc(articles.slug))
}

/** Categories in their order, each with its `newest` articles (A11, A16, A17). */
export async function readCategories<Item>(
  kind: ArticleKind<Item>,
  { orm, tag }: { orm: Orm; tag: (tag: string) => void },
  filter: Filter,
) {
  const owner = filter.company ?? null
  const [categories, rows] = await Promise.all([
    selectCategories(kind, orm, filter),
    filter.newest === 0 ? [] : selectNewest(kind, orm, filter),
  ])
  for (const one of authorTags(rows)) tag(one)
  return categories
    .sort((a, b) => a.order - b.order)
    .map(({ slug, title, order }) => ({
      category: {
        INFORMATION_CODE: informationCode(owner, slug),
        slug,
        order,
        COMPANY_CODE: owner,
        ...localize('TITLE', title),
      },
      items: rows.filter(({ category }) => category === slug).map(kind.answer),
    }))
}
