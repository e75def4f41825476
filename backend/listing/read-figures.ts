import { sql } from 'drizzle-orm'
import { listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { isOpenNow } from './listing-query.ts'

/** The figures of a list of a city besides its count, and the instant at which today ends there. */
export type ListFigures = {
  /** How many are closed now and open later today. */
  openLater: number
  /** The lowest and the highest of the lowest prices of each, in the currency of the city; null without any. */
  lowest: number | null
  highest: number | null
  dayEnds: Date
}

/** Figures of the rows with these numbers, by the clock of their city. */
export async function readFigures(
  orm: Orm,
  numbers: readonly number[],
  { currency, timezone }: { currency: string; timezone: string },
): Promise<ListFigures> {
  const today = sql`date_trunc('day', now() at time zone ${timezone})`
  const ends = sql`((${today} + interval '1 day') at time zone ${timezone})`
  const price = (of: 'min' | 'max') =>
    sql<
      number | null
    >`${sql.raw(of)}(${listing.priceFrom}) filter (where ${listing.currency} = ${currency})`.mapWith(
      listing.priceFrom,
    )
  const [found] = await orm
    .select({
      openLater: sql<number>`count(*) filter (where ${listing.open} && tstzrange(now(), ${ends}) and not ${isOpenNow})::int`,
      lowest: price('min'),
      highest: price('max'),
      dayEnds: sql<Date>`${ends}`.mapWith((at: string) => new Date(at)),
    })
    .from(listing)
    .where(sql`${listing.number} = any (${`{${numbers.join()}}`}::int[])`)
  if (!found) throw new Error('counting gave no row')
  return found
}
