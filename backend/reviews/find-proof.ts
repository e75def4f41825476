import { and, eq, gt, sql } from 'drizzle-orm'
import type { ReviewProof } from '../../schemas/review-status.ts'
import { reviewDays } from '../../schemas/review-status.ts'
import type { Orm } from '../database/database.ts'
import { medicalRecord } from '../database/tables/index.ts'

type Visit = { account: string | null; company: string; specialist: string | null }

/**
 * How it is known that the author of a new review was there (F18): `visit` if the clinic has recorded a visit of theirs, with the
 * doctor if the review is about one. This is the only place that decides it. Otherwise `phone`: somebody
 * has confirmed a contact; a moderator makes it `document` after a look at the file.
 */
export async function findProof(orm: Orm, { account, company, specialist }: Visit): Promise<ReviewProof> {
  if (account === null) return 'phone'
  const [visit] = await orm
    .select({ id: medicalRecord.id })
    .from(medicalRecord)
    .where(
      and(
        eq(medicalRecord.account, account),
        eq(medicalRecord.company, company),
        eq(medicalRecord.kind, 'visit'),
        gt(medicalRecord.date, sql`current_date - ${reviewDays}::int`),
        specialist === null ? undefined : eq(medicalRecord.specialist, specialist),
      ),
    )
    .limit(1)
  return visit ? 'visit' : 'phone'
}
