import { and, eq } from 'drizzle-orm'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { type ArticleKind, ofCompany } from './article-kind.ts'

/** An article that visitors can read, by its slug: neither one that is taken down nor one of such a company. */
export async function findPublished(
  orm: Orm,
  kind: Pick<ArticleKind<unknown>, 'articles' | 'name'>,
  slug: string,
): Promise<{ slug: string } | undefined> {
  const { articles } = kind
  const [found] = await orm
    .select({ slug: articles.slug })
    .from(articles)
    .innerJoin(company, and(ofCompany(kind), company.isPublished))
    .where(eq(articles.slug, slug))
  return found
}
