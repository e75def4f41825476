import type { Orm } from '../database/database.ts'
import { isKnownOrigin } from './known-origin.ts'
import { incrementCounter, type Limit, limitRate } from './limit.ts'

/** Counts a call that names a contact, by a limit with `firsts`. Throws as `limitRate`. */
export async function limitFairly(
  orm: Orm,
  key: string,
  { firsts, ...limit }: Limit,
  origin: { contact: string; address: string },
): Promise<void> {
  if (!firsts) return limitRate(orm, key, limit)
  if (await isKnownOrigin(orm, origin)) return
  const own = await incrementCounter(orm, `${key} of ${origin.address}`, limit.seconds)
  if (own.count > firsts.each) return limitRate(orm, key, limit)
  await limitRate(orm, `${key} first`, { ...limit, times: firsts.times })
}
