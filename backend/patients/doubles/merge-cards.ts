import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { MergeField } from '../../../schemas/patients/merge-fields.ts'
import { type Membership, patient, patientMerge, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { nameOfAccount } from '../../kit/sessions/account-names.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { writeWords } from '../cards/write-words.ts'
import { moveRows } from './move-rows.ts'

/** The columns of what is chosen. */
const columnsOf = {
  NAME: ['lastName', 'name', 'middleName'],
  BIRTHDAY: ['birthday'],
  TEL: ['phone'],
  EMAIL: ['email'],
  LOCALE: ['locale'],
  DO_NOT_CALL: ['doNotCall'],
  REMARK: ['remark'],
  CONSENT: ['consentAt', 'consentText'],
} as const satisfies Record<MergeField, readonly (keyof PatientRow)[]>

const columnsOfPhoto = ['photo', 'photoConsentAt', 'photoConsentText'] as const satisfies (keyof PatientRow)[]

/** Columns that say one thing together: a name, or a consent with its wording. */
export const columnsTogether: readonly (readonly string[])[] = [...Object.values(columnsOf), columnsOfPhoto]

/** Locks two cards, so that nobody adds a row to one of them meanwhile; who opens one waits, and finds the card that was kept. */
export const lockCards = (orm: Orm, ids: readonly string[]): Promise<PatientRow[]> =>
  orm.select().from(patient).where(inArray(patient.id, ids)).orderBy(asc(patient.id)).for('update')

/** What the kept card takes over: what was chosen, and the account and the photo that only the other one has. */
function takenOver(kept: PatientRow, merged: PatientRow, chosen: readonly MergeField[]): Partial<PatientRow> {
  const columns: (keyof PatientRow)[] = chosen.flatMap((field) => [...columnsOf[field]])
  if (kept.account === null && merged.account !== null) columns.push('account', 'isOwnAccount')
  if (kept.photo === null && merged.photo !== null) columns.push(...columnsOfPhoto)
  return Object.fromEntries(columns.map((column) => [column, merged[column]]))
}

/**
 * Merges one card into another: its rows, the words by which it is found and what was chosen of it. The journal has what is needed to undo it.
 * Two cards of different accounts are refused: one person would read in the profile what is of another. Call it with the company's lock.
 */
export async function mergeCards(
  orm: Orm,
  { kept, merged, chosen }: { kept: PatientRow; merged: PatientRow; chosen: readonly MergeField[] },
  member: Membership,
): Promise<void> {
  if (kept.account !== null && merged.account !== null && kept.account !== merged.account)
    throw new ApiError('PATIENT_ACCOUNTS')
  await lockCards(orm, [kept.id, merged.id])
  const moved = await moveRows(orm, { from: merged.id, to: kept.id })
  const after = takenOver(kept, merged, chosen)
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, kept[key as keyof PatientRow]]))
  const change = { revision: sql`${patient.revision} + 1`, updatedAt: sql`now()`, updatedBy: member.account }
  await orm
    .update(patient)
    // The picture itself is not in the journal, which outlives a photo that is deleted.
    .set({ ...after, ...(after.photo && { photoSmall: merged.photoSmall }), ...change })
    .where(eq(patient.id, kept.id))
  await orm
    .update(patient)
    .set({ ...change, mergedInto: kept.id })
    .where(eq(patient.id, merged.id))
  await orm.delete(patientWord).where(eq(patientWord.patient, merged.id))
  await writeWords(orm, kept.company, [kept.id])
  await orm.insert(patientMerge).values({
    company: kept.company,
    kept: kept.id,
    merged: merged.id,
    moved,
    before,
    after,
    by: member.account,
    byName: (await nameOfAccount(orm, member.account)) ?? '',
  })
}
