import { hash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { rateLimit } from '../tables/index.ts'
import { incrementCounter } from './limit.ts'

/** How long an address of a person stays known. */
export const rememberedSeconds = 90 * 86_400

/** A contact and the address of a caller, or the browser (`backend/kit/sessions/known-device.ts`), of which only a hash is kept. */
type Origin = { contact: string; address: string }

const keyOf = ({ contact, address }: Origin) => `known ${hash('sha256', `${contact} from ${address}`)}`

/** Notes that the person who has a contact was at an address: a code was right there, or a password. */
export async function rememberOrigin(orm: Orm, origin: Origin): Promise<void> {
  await incrementCounter(orm, keyOf(origin), rememberedSeconds)
}

/** Whether the person who has a contact was at an address within three months. */
export async function isKnownOrigin(orm: Orm, origin: Origin): Promise<boolean> {
  const isRemembered = and(eq(rateLimit.key, keyOf(origin)), gt(rateLimit.resetsAt, sql`now()`))
  const rows = await orm.select({ key: rateLimit.key }).from(rateLimit).where(isRemembered)
  return rows.length > 0
}
