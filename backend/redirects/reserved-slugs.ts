import { asc } from 'drizzle-orm'
import { productCode } from '../../schemas/access/roles.ts'
import areaOfReserved from '../../schemas/areas/reserved-slugs.ts'
import { reservedSlugs } from '../../schemas/page/reserved-slugs.ts'
import { reservedSlug } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'

/** The slugs of the table, in the order of letters. */
export async function storedReserved(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ slug: reservedSlug.slug })
    .from(reservedSlug)
    .orderBy(asc(reservedSlug.slug))
  return rows.map(({ slug }) => slug)
}

/** Slugs that no page may have (B-15): those of the table, or the product's list while that is empty. */
export async function readReserved(orm: Orm): Promise<readonly string[]> {
  const stored = await storedReserved(orm)
  return stored.length > 0 ? stored : reservedSlugs
}

/** Writes the configured slugs to a table that is empty, so that administrators can change them. */
export const writeReserved = (db: Database, configured: readonly string[]): Promise<void> =>
  db.orm.transaction(async (orm) => {
    if (configured.length === 0 || (await storedReserved(orm)).length > 0) return
    await orm
      .insert(reservedSlug)
      .values(configured.map((slug) => ({ slug })))
      .onConflictDoNothing()
    await allChanged(
      orm,
      configured.map((code) => happened(areaOfReserved, { company: productCode, code })),
    )
  })
