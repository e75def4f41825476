import { and, eq, max } from 'drizzle-orm'
import { defaultCategory } from '../../schemas/articles/default-category.ts'
import type { CategoryTable } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The slug of a company's category by its code; of the default one, which is added if need be, without a code. */
export async function categorySlug(
  orm: Orm,
  categories: CategoryTable,
  company: string,
  code: string | undefined,
): Promise<string> {
  const own = eq(categories.company, company)
  const [found] = code
    ? await orm
        .select({ slug: categories.slug })
        .from(categories)
        .where(and(own, eq(categories.code, code)))
    : []
  if (found) return found.slug
  const [last] = await orm
    .select({ position: max(categories.position) })
    .from(categories)
    .where(own)
  await orm
    .insert(categories)
    .values({ ...defaultCategory, company, code: defaultCategory.slug, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
  return defaultCategory.slug
}
