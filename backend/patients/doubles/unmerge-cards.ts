import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { undoDays } from '../../../schemas/patients/merge-fields.ts'
import { type Membership, patient, patientMerge } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { writeWords } from '../cards/write-words.ts'
import { columnsTogether, lockCards } from './merge-cards.ts'
import { moveBack } from './move-rows.ts'
import { takeRecordsBack } from './take-records-back.ts'

export type MergeRow = typeof patientMerge.$inferSelect

/** When a merge can be undone no more. */
export const undoneUntil = ({ at }: MergeRow): Date => new Date(at.getTime() + undoDays * 86_400_000)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What the kept card had before a merge, of what nobody has changed since: what belongs together as a whole. */
function givenBack(kept: PatientRow, { before, after }: MergeRow): Partial<PatientRow> {
  const isUnchanged = (key: string) => isSame(kept[key as keyof PatientRow], after[key])
  const columns = Object.keys(after).filter((key) =>
    (columnsTogether.find((group) => group.includes(key)) ?? [key]).every(isUnchanged),
  )
  const values = Object.fromEntries(columns.map((key) => [key, before[key]]))
  const { consentAt } = values
  return {
    ...values,
    ...(typeof consentAt === 'string' && { consentAt: new Date(consentAt) }),
    ...('photo' in values && { photoSmall: null }),
  }
}

/**
 * Undoes the merge of two cards: both have again what they had, and what the kept card got since stays there, though no more in the profile of the other one. Of several merges into one card
 * the last is undone first. Call it with the company's lock.
 */
export async function unmergeCards(orm: Orm, merge: MergeRow, member: Membership): Promise<void> {
  const [later] = await orm
    .select({ id: patientMerge.id })
    .from(patientMerge)
    .where(
      and(
        eq(patientMerge.kept, merge.kept),
        isNull(patientMerge.undoneAt),
        gt(patientMerge.number, merge.number),
      ),
    )
    .limit(1)
  if (later) throw new ApiError('MERGED_SINCE')
  if (undoneUntil(merge) < new Date()) throw new ApiError('UNDO_OVER')
  const cards = await lockCards(orm, [merge.kept, merge.merged])
  const kept = cards.find(({ id }) => id === merge.kept)
  const merged = cards.find(({ id }) => id === merge.merged)
  if (!kept || !merged) throw new ApiError('NOT_FOUND')
  const change = { revision: sql`${patient.revision} + 1`, updatedAt: sql`now()`, updatedBy: member.account }
  await moveBack(orm, { from: kept.id, to: merged.id }, merge.moved)
  const before = givenBack(kept, merge)
  await orm
    .update(patient)
    .set({ ...before, ...change })
    .where(eq(patient.id, kept.id))
  if (kept.account !== null && before.account === null)
    await takeRecordsBack(orm, { card: kept.id, account: kept.account })
  await orm
    .update(patient)
    .set({ ...change, mergedInto: null })
    .where(eq(patient.id, merged.id))
  await writeWords(orm, kept.company, [kept.id, merged.id])
  await orm
    .update(patientMerge)
    .set({ undoneAt: sql`now()`, undoneBy: member.account })
    .where(eq(patientMerge.id, merge.id))
}
