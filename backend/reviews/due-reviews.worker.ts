import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { review } from '../database/tables/index.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { defineWorker } from '../kit/worker/define-worker.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { nextDue } from '../kit/worker/next-due.ts'
import { closeDispute } from './close-dispute.ts'
import { publishReviews } from './publish-reviews.ts'

const dueChannel = 'shipa_reviews_due'

const clock = { by: 'clock' } as const

/** Wakes the worker: a review has got an instant at which something happens to it. */
export const wakeReviews = (orm: Orm): Promise<unknown> =>
  orm.execute(sql`select pg_notify(${dueChannel}, '')`)

const isPublishDue = (now: SQL) => and(eq(review.status, 'new'), lte(review.publishAt, now))
/** Its author could have explained it, and has not; if the author cannot be asked, moderators decide without an explanation. */
const isSilent = (now: SQL) =>
  and(
    eq(review.status, 'disputed'),
    isNull(review.explanation),
    lte(review.explainUntil, now),
    or(isNotNull(review.account), isNotNull(review.contact)),
  )

/**
 * Does the due step of one review. Silence after a complaint hides a review that only a contact proves; a review with a proven visit is
 * published again.
 */
async function act(orm: Orm, code: string, now: SQL): Promise<void> {
  await lockCompanyOf(orm, review, eq(review.code, code))
  if ((await publishReviews(orm, and(eq(review.code, code), isPublishDue(now)), clock)).length > 0) return
  const isProven = or(eq(review.proof, 'visit'), eq(review.proof, 'document'))
  const kept = await closeDispute(orm, code, 'restore', clock, and(isSilent(now), isProven))
  if (!kept) await closeDispute(orm, code, { reason: 'noExperience', reasonText: null }, clock, isSilent(now))
}

/**
 * Publishes reviews whose preview is over, and ends disputes in which the author was silent; each once, however many processes
 * run it. Returns in how many milliseconds the next is due, undefined if there is none.
 */
export async function doDueReviews(
  db: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<number | undefined> {
  await eachDue({
    stopped,
    next: nextDue(db.orm, review, { when: or(isPublishDue(now), isSilent(now)), first: review.editedAt }),
    act: ({ code }) => db.orm.transaction((orm) => act(orm, code, now)),
  })
  const due = sql`case ${review.status} when 'new' then ${review.publishAt}
    when 'disputed' then case when ${review.explanation} is null then ${review.explainUntil} end end`
  const [next] = await db.orm
    .select({ ms: sql<number | null>`(extract(epoch from min(${due}) - ${now}) * 1000)::float8` })
    .from(review)
    .where(sql`${review.status} in ('new', 'disputed') and ${due} > ${now}`)
  return next?.ms ?? undefined
}

/** Publishes and closes reviews that are due; a review that becomes due wakes it. */
export const worker = defineWorker({
  channel: dueChannel,
  lookMs: 60_000,
  failure: 'due reviews could not be published or closed; the worker tries again',
  run: ({ db }, stopped) => doDueReviews(db, stopped),
})
