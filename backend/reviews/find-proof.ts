import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { ReviewProof } from '../../schemas/reviews/review-status.ts'
import { reviewDays } from '../../schemas/reviews/review-status.ts'
import { appointment, medicalRecord } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { todayAt } from '../shared/shown/today-of.ts'

/** The author and the subject of a review: the account, if any, and the contacts that are known to be theirs. */
type Reviewing = { account: string | null; contacts: string[]; company: string; specialist: string | null }

/**
 * How it is known that the author of a new review was there (F18): `visit` if an appointment of theirs was completed, or the clinic has
 * recorded a visit, with the doctor if the review is about one. This is the only place that decides it. Otherwise `phone`: the author has
 * confirmed a contact; a moderator makes it `document` after a look at the file.
 */
export async function findProof(orm: Orm, reviewing: Reviewing): Promise<ReviewProof> {
  return (await hasCompleted(orm, reviewing)) || (await hasRecord(orm, reviewing)) ? 'visit' : 'phone'
}

async function hasCompleted(orm: Orm, { account, contacts, company, specialist }: Reviewing) {
  const [found] = await orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        eq(appointment.status, 'completed'),
        gt(appointment.startsAt, sql`now() - make_interval(days => ${reviewDays}::int)`),
        lt(appointment.startsAt, sql`now()`),
        specialist === null ? undefined : eq(appointment.specialist, specialist),
        or(
          account === null ? undefined : eq(appointment.account, account),
          inArray(appointment.phone, contacts),
          inArray(appointment.email, contacts),
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}

async function hasRecord(orm: Orm, { account, company, specialist }: Reviewing) {
  if (account === null) return false
  const [found] = await orm
    .select({ id: medicalRecord.id })
    .from(medicalRecord)
    .where(
      and(
        eq(medicalRecord.account, account),
        eq(medicalRecord.company, company),
        eq(medicalRecord.kind, 'visit'),
        gt(medicalRecord.date, sql`${todayAt(company)} - ${reviewDays}::int`),
        specialist === null ? undefined : eq(medicalRecord.specialist, specialist),
      ),
    )
    .limit(1)
  return found !== undefined
}
