import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { factorReset } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

export type Reset = typeof factorReset.$inferSelect

/** How many hours a person waits after the code of their contact: alone, or once a clinic has said that it is them. */
const hours = { alone: 72, allowed: 24 }
/** How many days a reset can be done in, from when it is ready or was allowed. */
const openDays = 7

const hour = 3_600_000
const fromNow = (ms: number) => new Date(Date.now() + ms)
const isOpen = (account: string) => and(eq(factorReset.account, account), isNull(factorReset.endedAt))

/** The reset of an account that waits or can be done. */
export async function findReset(orm: Orm, account: string): Promise<Reset | undefined> {
  const [row] = await orm
    .select()
    .from(factorReset)
    .where(and(isOpen(account), gt(factorReset.expiresAt, sql`now()`)))
  return row
}

/** For how many hours the factors stay once the code of the contact is right; 0 at once. */
export function waitHours(reset: Reset | undefined, isKnownBrowser: boolean): number {
  if (reset?.readyAt) return Math.max(0, Math.ceil((reset.readyAt.getTime() - Date.now()) / hour))
  if (!reset?.allowedBy) return hours.alone
  return isKnownBrowser ? 0 : hours.allowed
}

/** Ends the reset of an account: it is done, given up or refused. False if there is none. */
export async function endReset(orm: Orm, account: string): Promise<boolean> {
  const ended = await orm
    .update(factorReset)
    .set({ endedAt: new Date() })
    .where(isOpen(account))
    .returning({ id: factorReset.id })
  return ended.length > 0
}

/** Ends what nobody has used in time, so that a new one can begin. */
const endExpired = (orm: Orm, account: string) =>
  orm
    .update(factorReset)
    .set({ endedAt: new Date() })
    .where(and(isOpen(account), lte(factorReset.expiresAt, sql`now()`)))

/**
 * Notes that a clinic allows a member to go on without factors. By itself it changes nothing: the person's password and the code of their
 * contact are still needed. One that the person has begun alone is ready earlier by it.
 */
export async function allowReset(
  orm: Orm,
  { account, company, by }: { account: string; company: string; by: string },
): Promise<Reset> {
  await endExpired(orm, account)
  const waiting = await findReset(orm, account)
  const earlier = waiting?.confirmedAt && new Date(waiting.confirmedAt.getTime() + hours.allowed * hour)
  const values = { company, allowedBy: by, expiresAt: fromNow(openDays * 24 * hour) }
  const [row] = await orm
    .insert(factorReset)
    .values({ account, ...values })
    .onConflictDoUpdate({
      target: factorReset.account,
      targetWhere: sql`ended_at is null`,
      set: { ...values, ...(earlier && { readyAt: earlier }) },
    })
    .returning()
  if (!row) throw new Error('the reset was not kept')
  return row
}

/** Notes that the code of the person's contact was right; from then on they wait for so many hours. */
export async function confirmReset(orm: Orm, account: string, wait: number): Promise<Reset> {
  await endExpired(orm, account)
  const readyAt = fromNow(wait * hour)
  const values = { confirmedAt: new Date(), readyAt, expiresAt: fromNow((wait + openDays * 24) * hour) }
  const [row] = await orm
    .insert(factorReset)
    .values({ account, ...values })
    .onConflictDoUpdate({
      target: factorReset.account,
      targetWhere: sql`ended_at is null`,
      set: values,
      setWhere: isNull(factorReset.confirmedAt),
    })
    .returning()
  const kept = row ?? (await findReset(orm, account))
  if (!kept) throw new Error('the reset was not kept')
  return kept
}
