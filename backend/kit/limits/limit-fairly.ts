import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { isKnownOrigin } from './known-origin.ts'
import { incrementCounter, type Limit, readCounter } from './limit.ts'
import { networkOf } from './network-of.ts'

/** A limit, its counter, and the caller: `contact` is the one that a limit with `firsts` protects. */
export type Counted = {
  key: string
  limit: Omit<Limit, 'per'>
  origin: { contact: string; address: string }
}

/** A counter after a call was counted, or before the next one is; `resets` in so many seconds. */
async function look(
  orm: Orm,
  key: string,
  { times, seconds }: Pick<Limit, 'times' | 'seconds'>,
  counts: boolean,
) {
  const { count, resetsInSeconds } = counts
    ? await incrementCounter(orm, key, seconds)
    : await readCounter(orm, key)
  return { count, isOver: counts ? count > times : count >= times, resets: Math.max(1, resetsInSeconds) }
}

/** In how many seconds a call is let through, 0 for now. It is counted, or only looked at. */
async function waitOf(orm: Orm, { key, limit, origin }: Counted, counts: boolean): Promise<number> {
  const { firsts, times, seconds } = limit
  if (firsts && (await isKnownOrigin(orm, origin))) return 0
  const rest = () => look(orm, key, { times, seconds }, counts)
  if (!firsts) {
    const { isOver, resets } = await rest()
    return isOver ? resets : 0
  }
  const own = await look(
    orm,
    `${key} of ${networkOf(origin.address)}`,
    { times: firsts.each, seconds },
    counts,
  )
  const first = (isCounted: boolean) => look(orm, `${key} first`, { times: firsts.times, seconds }, isCounted)
  if (!own.isOver && !(await first(counts)).isOver) return 0
  // Once the calls for first attempts are used up, the rest of the limit is for everybody.
  const { isOver, resets } = await rest()
  if (!isOver) return 0
  const firstLeft = await first(false)
  const isNextFirst = own.count < firsts.each
  const untilFirst = Math.max(firstLeft.isOver ? firstLeft.resets : 0, isNextFirst ? 0 : own.resets)
  return Math.min(resets, untilFirst)
}

/** The longest of the times after which each of several limits lets the next call through, 0 for now. */
async function waitOfAll(orm: Orm, all: readonly Counted[]): Promise<number> {
  const waits: number[] = []
  for (const one of all) waits.push(await waitOf(orm, one, false))
  return Math.max(0, ...waits)
}

/**
 * Counts a call by several limits, in their order until one refuses it. Returns that one, and after how many seconds none of them refuses
 * the next call; undefined if the call is let through.
 */
export async function countCall(
  orm: Orm,
  all: readonly Counted[],
): Promise<{ by: Counted; wait: number } | undefined> {
  for (const by of all) {
    if ((await waitOf(orm, by, true)) === 0) continue
    return { by, wait: await waitOfAll(orm, all) }
  }
  return undefined
}

const tooMany = (wait: number) => new ApiError('TOO_MANY', { data: { RETRY_AFTER: wait } })

/** Throws 429 `TOO_MANY` if one of several limits would refuse a call, which is not counted. */
export async function refuseOver(orm: Orm, all: readonly Counted[]): Promise<void> {
  const wait = await waitOfAll(orm, all)
  if (wait > 0) throw tooMany(wait)
}

/** Counts a call by several limits. Throws 429 `TOO_MANY` if one refuses it, with the seconds after which none does. */
export async function limitAll(orm: Orm, all: readonly Counted[]): Promise<void> {
  const refused = await countCall(orm, all)
  if (refused) throw tooMany(refused.wait)
}
