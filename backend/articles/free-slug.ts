import { like, sql } from 'drizzle-orm'
import { slugify, uniqueSlug } from '../../schemas/formats/slug.ts'
import type { DraftTable } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** A slug from the title that no article of any company has: it alone identifies an article. */
export async function freeSlug(orm: Orm, drafts: DraftTable, name: string, title: string): Promise<string> {
  // Two companies may write about the same at the same time.
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${name}`}, 0))`)
  const slug = slugify(title) || name
  const rows = await orm
    .select({ slug: drafts.slug })
    .from(drafts)
    .where(like(drafts.slug, `${slug.slice(0, 60)}%`))
  return uniqueSlug(slug, new Set(rows.map((row) => row.slug)))
}
