import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { rowCode } from '../tables/index.ts'

/** What a company counts: rows of an area by its name, or others by the name of their table. */
export type Counted = { company: string; of: string }

const key = [rowCode.company, rowCode.area]

/**
 * Takes `count` numbers in a row, above all that things of the company have or had, and returns the first. A thing that is gone keeps its number: what
 * was printed or noted with it is never of another one. `highest` is that of the things that are there, which a seed or an older version has numbered.
 */
export async function takeNumbers(
  orm: Orm,
  { company, of }: Counted,
  { count, highest }: { count: number; highest: SQL },
): Promise<number> {
  const [row] = await orm
    .insert(rowCode)
    .values({ company, area: of, last: sql`coalesce(${highest}, 0) + ${count}::bigint` })
    .onConflictDoUpdate({
      target: key,
      set: { last: sql`greatest(${rowCode.last} + ${count}::bigint, excluded.last)` },
    })
    .returning({ last: rowCode.last })
  if (!row) throw new Error(`no number for a new one of ${of}`)
  return Number(row.last) - count + 1
}

/** Keeps the number of a thing that is removed from being taken again: it may be of a seed or an older version, which has not counted it. */
export async function retireNumber(orm: Orm, { company, of }: Counted, number: number): Promise<void> {
  await orm
    .insert(rowCode)
    .values({ company, area: of, last: number })
    .onConflictDoUpdate({ target: key, set: { last: sql`greatest(${rowCode.last}, excluded.last)` } })
}
