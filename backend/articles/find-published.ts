import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type ArticleTable, company } from '../database/tables/index.ts'

/** An article that visitors can read, by its slug: none of a company that is taken down. */
export async function findPublished(
  orm: Orm,
  articles: ArticleTable,
  slug: string,
): Promise<{ slug: string } | undefined> {
  const [found] = await orm
    .select({ slug: articles.slug })
    .from(articles)
    .innerJoin(company, and(eq(company.code, articles.company), company.isPublished))
    .where(eq(articles.slug, slug))
  return found
}
