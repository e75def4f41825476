import { and, asc, eq, gt, inArray, lte, min, notInArray, sql } from 'drizzle-orm'
import { nextFree as nextFreeEvent } from '../../schemas/booking/next-free.event.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { type Nearest, nearestOfCompany } from '../booking/index.ts'
import { appointment, type LaterSlot, nextFree, nextFreeDue } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { daysUntil } from '../listing/index.ts'
import { refreshListings, refreshTimes } from './refresh-listings.ts'

/** A slot may be free again without anybody’s doing: the schedule reaches another day, or a day ends. */
const longestMs = 3_600_000

type Row = typeof nextFree.$inferInsert

const rowOf = ({ branch, from, until }: Nearest) => ({
  cabinet: branch.code,
  startsAt: new Date(from),
  endsAt: new Date(until),
  timezone: branch.timezone,
  until: new Date(from - branch.rules.leadMinutes * 60_000),
})
const laterOf = ({ startsAt, endsAt, until, ...slot }: ReturnType<typeof rowOf>): LaterSlot => ({
  ...slot,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  until: until.toISOString(),
})

const keyOf = ({ specialist, cabinet, startsAt, until }: Row) =>
  [specialist, cabinet, startsAt.getTime(), until.getTime()].join(' ')
const keysOf = (rows: readonly Row[], key: (row: Row) => string) => rows.map(key).sort().join()

/** What of the lists is other than before: the usual order, or only the times by which they are filtered and ordered. */
type Change = 'order' | 'times' | undefined

/** Computes the next free slots of a company, and writes them; returns what lists have changed by it. */
async function writeNextFree(orm: Orm, company: string, now: number): Promise<Change> {
  const before = await orm.select().from(nextFree).where(eq(nextFree.company, company))
  const after = (await nearestOfCompany(orm, company, now)).flatMap(({ slots, parts }): Row[] => {
    const [next, ...later] = slots.map(rowOf)
    const [first] = slots
    if (!next || !first) return []
    const today = calendarDate(new Date(now), next.timezone)
    return [
      {
        ...next,
        company,
        specialist: first.doctor,
        days: daysUntil(first.date, today),
        later: later.map(laterOf),
        parts,
      },
    ]
  })
  const doctors = after.map(({ specialist }) => specialist)
  await orm
    .delete(nextFree)
    .where(
      and(
        eq(nextFree.company, company),
        doctors.length > 0 ? notInArray(nextFree.specialist, doctors) : undefined,
      ),
    )
  if (after.length > 0) {
    const excluded = (column: string) => sql.raw(`excluded.${column}`)
    await orm
      .insert(nextFree)
      .values(after)
      .onConflictDoUpdate({
        target: [nextFree.company, nextFree.specialist],
        set: {
          cabinet: excluded('cabinet'),
          startsAt: excluded('starts_at'),
          endsAt: excluded('ends_at'),
          timezone: excluded('timezone'),
          until: excluded('until'),
          days: excluded('days'),
          later: excluded('later'),
          parts: excluded('parts'),
        },
      })
    const [hold] = await orm
      .select({ ends: min(appointment.expiresAt) })
      .from(appointment)
      .where(
        and(
          eq(appointment.company, company),
          eq(appointment.status, 'hold'),
          gt(appointment.expiresAt, new Date(now)),
        ),
      )
    const ends = [...after.map(({ until }) => until.getTime()), hold?.ends?.getTime() ?? now + longestMs]
    const at = new Date(Math.max(Math.min(now + longestMs, ...ends), now + 1000))
    await orm.insert(nextFreeDue).values({ company, at })
  }
  const differ = (key: (row: Row) => string) => keysOf(before, key) !== keysOf(after, key)
  if (differ(keyOf)) await changed(orm, nextFreeEvent, { company })
  if (differ(({ specialist, days }) => `${specialist} ${days}`)) return 'order'
  const times = ({ specialist, startsAt, parts }: Row) => [specialist, startsAt.getTime(), parts].join(' ')
  return differ(times) ? 'times' : undefined
}

/** Does the due work for one company; undefined if there is none, otherwise its code. */
async function refreshOne(orm: Orm): Promise<{ company: string; change: Change } | undefined> {
  const [due] = await orm
    .select({ company: nextFreeDue.company })
    .from(nextFreeDue)
    .where(lte(nextFreeDue.at, sql`now()`))
    .orderBy(asc(nextFreeDue.at))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  await lockCompany(orm, due.company)
  // Deleted before the computation: rows that are added meanwhile cause the next one.
  const own = await orm
    .select({ id: nextFreeDue.id })
    .from(nextFreeDue)
    .where(eq(nextFreeDue.company, due.company))
    .for('update', { skipLocked: true })
  await orm.delete(nextFreeDue).where(
    inArray(
      nextFreeDue.id,
      own.map(({ id }) => id),
    ),
  )
  return { ...due, change: await writeNextFree(orm, due.company, Date.now()) }
}

/**
 * Looks for the next free slots that may have changed, one company after the other, until there is nothing more or it is stopped. Returns in how
 * many milliseconds the next one is due.
 */
export async function refreshNextFree(
  { orm }: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
): Promise<number | undefined> {
  while (!stopped?.aborted) {
    const done = await orm.transaction(refreshOne)
    if (!done) break
    // Lists may be a minute old: their pages are not made anew for it.
    const { change, company } = done
    if (change === 'order') await orm.transaction((inner) => refreshListings(inner, [company]))
    if (change === 'times') await orm.transaction((inner) => refreshTimes(inner, company))
  }
  const [next] = await orm
    .select({ ms: sql<number | null>`(extract(epoch from min(${nextFreeDue.at}) - now()) * 1000)::float8` })
    .from(nextFreeDue)
  return next?.ms ?? undefined
}
