import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { ApiError } from '../errors/api-error.ts'
import { rateLimit } from '../tables/index.ts'

/**
 * At most `times` calls in `seconds`, counted by address (whoever is signed in counts by themselves), by person, or by the value of a body
 * field (`LOGIN`): from everywhere, or from each address by itself, so that a stranger who enters another person's phone uses up only their
 * own calls.
 */
export type Limit = {
  per: 'address' | 'person' | { field: string; from?: 'address' }
  times: number
  seconds: number
  /** Name of the counter, if several calls share it: otherwise each call counts by itself. */
  counter?: string
  /**
   * Of a field, from everywhere: the first `each` calls of a network (`networkOf`) are counted apart, up to these `times`, and those of an address at
   * which its owner was are not counted. So a stranger, even with several addresses, does not use up the owner's calls.
   */
  firsts?: { each: number; times: number }
}

/** A value of a field as it is counted, however it is spelt: from everywhere, or from one address. */
export function countedValue(value: string, from?: string): string {
  const named = value.trim().toLowerCase().slice(0, 200)
  return from === undefined ? named : `${named} from ${from}`
}

/** The key of the counter of `who` in a window. */
export const counterKey = (name: string, { seconds }: Pick<Limit, 'seconds'>, who: string): string =>
  `${name}/${seconds} ${who}`

const fresh = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`
const isOver = sql`${rateLimit.resetsAt} <= now()`

const resetsInSeconds = sql<number>`ceil(extract(epoch from ${rateLimit.resetsAt} - now()))`.mapWith(Number)

const counting = prepared('count up', (orm) =>
  orm
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${fresh} else ${rateLimit.resetsAt} end`,
      },
    })
    .returning({ count: rateLimit.count, resetsInSeconds }),
)

/**
 * The limit of calls to one company in an hour by all senders together. Most senders call once: the first five calls of an address are
 * counted apart, so that a few addresses do not keep everybody else from writing to a clinic.
 */
export const toOneCompany: Limit = {
  per: { field: 'COMPANY_CODE' },
  times: 300,
  seconds: 3600,
  firsts: { each: 5, times: 600 },
}

/** A counter, and when its window is over. */
type Counter = { count: number; resetsInSeconds: number }

/** Increments the counter of `key` and returns its value in the window; shared by all processes. */
export async function incrementCounter(orm: Orm, key: string, seconds: number): Promise<Counter> {
  const [row] = await counting(orm).execute({ key, seconds })
  return row ?? { count: 1, resetsInSeconds: seconds }
}

const reading = prepared('read counter', (orm) =>
  orm
    .select({ count: rateLimit.count, resetsInSeconds })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, sql.placeholder('key')), gt(rateLimit.resetsAt, sql`now()`))),
)

/** The counter of `key` in its window, as it is. */
export async function readCounter(orm: Orm, key: string): Promise<Counter> {
  const [row] = await reading(orm).execute({ key })
  return row ?? { count: 0, resetsInSeconds: 0 }
}

/** Counts a call. Throws 429 `TOO_MANY` with the seconds to wait over the limit. */
export async function limitRate(orm: Orm, key: string, { times, seconds }: Limit): Promise<void> {
  const { count, resetsInSeconds } = await incrementCounter(orm, key, seconds)
  if (count > times) throw new ApiError('TOO_MANY', { data: { RETRY_AFTER: Math.max(1, resetsInSeconds) } })
}
