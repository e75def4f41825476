import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { consultationStatus, silenceDays } from '../../schemas/consultations/consultation-status.ts'
import { consultation } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { staffLiveChannel } from '../kit/events/channels.ts'
import { defineWorker } from '../kit/worker/define-worker.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { nextDue } from '../kit/worker/next-due.ts'
import { consultationSecret } from './consultation-link.ts'
import { moveConsultation } from './move-consultation.ts'

const silence = sql`make_interval(days => ${silenceDays})`
const isSilent = (now: SQL) =>
  and(eq(consultation.status, consultationStatus.active), lte(consultation.lastAt, sql`${now} - ${silence}`))

/**
 * Ends consultations without messages for `silenceDays`; each once, however many processes run it. Returns in how many milliseconds the
 * next is due, undefined if there is none.
 */
export async function endSilent(
  db: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<number | undefined> {
  const secret = await consultationSecret(db.orm)
  await eachDue({
    stopped,
    next: nextDue(db.orm, consultation, { when: isSilent(now), first: consultation.lastAt }),
    act: ({ code }) =>
      db.orm.transaction(async (orm) => {
        const [found] = await orm
          .select()
          .from(consultation)
          .where(and(eq(consultation.code, code), isSilent(now)))
          .for('update')
        // Moves only what is still silent: a message may have come meanwhile.
        if (found) await moveConsultation(orm, 'end', found, { by: 'clock', secret })
      }),
  })
  const [next] = await db.orm
    .select({
      ms: sql<
        number | null
      >`(extract(epoch from min(${consultation.lastAt}) + ${silence} - ${now}) * 1000)::float8`,
    })
    .from(consultation)
    .where(eq(consultation.status, consultationStatus.active))
  return next?.ms ?? undefined
}

/** Ends silent consultations; whatever staff get at once wakes it. */
export const worker = defineWorker({
  channel: staffLiveChannel,
  lookMs: 60_000,
  failure: 'silent consultations could not be ended; the worker tries again',
  run: ({ db }, stopped) => endSilent(db, stopped),
})
