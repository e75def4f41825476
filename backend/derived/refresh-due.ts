import { asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { listingDue } from '../../schemas/directory/directory.event.ts'
import { company, listed } from '../database/tables/index.ts'
import { listingVersion } from '../derived/refresh-listings.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { foldOpenings } from '../listing/index.ts'

/** Companies a transaction. */
const batch = 100

/**
 * Writes outdated and missing rows of `listing` and `search_entry`, some companies at a time, until there are none or it is stopped.
 * Returns in how many milliseconds the next ones are due, undefined if there are none.
 */
export async function refreshDue(
  { orm }: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
): Promise<number | undefined> {
  const due = (limit: number) =>
    orm
      .select({ code: company.code })
      .from(company)
      .leftJoin(listed, eq(listed.company, company.code))
      .where(or(isNull(listed.company), lte(listed.until, sql`now()`), lt(listed.version, listingVersion)))
      .orderBy(asc(company.code))
      .limit(limit)
  while (!stopped?.aborted) {
    const codes = (await due(batch)).map(({ code }) => code)
    if (codes.length === 0) break
    const changes = codes.map((code) => happened(listingDue, { company: code }))
    await orm.transaction((inner) => allChanged(inner, changes))
  }
  await foldOpenings(orm)
  const [next] = await orm
    .select({ ms: sql<number | null>`(extract(epoch from min(${listed.until}) - now()) * 1000)::float8` })
    .from(listed)
  return next?.ms ?? undefined
}
