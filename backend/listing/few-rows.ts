import { sql } from 'drizzle-orm'
import { rowsOfSet } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Filter } from './listing-query.ts'
import { rowsOf } from './read-facets.ts'

/** Up to so many rows are sorted; of more the first ones are soon met in the order of an index. */
export const fewRows = 3000

/** Numbers of the rows of a list that has few. */
export async function readFewRows(orm: Orm, filter: Filter, currency: string): Promise<number[]> {
  const sets = await orm
    .select({ block: sql<number>`block`, bits: sql<string>`bits::text` })
    .from(sql`(${rowsOf(filter, currency)}) as list`)
    .where(sql`bit_count(bits) > 0`)
  return sets.flatMap(({ block, bits }) => {
    const numbers: number[] = []
    for (let at = bits.indexOf('1'); at >= 0; at = bits.indexOf('1', at + 1))
      numbers.push(block * rowsOfSet + at)
    return numbers
  })
}
