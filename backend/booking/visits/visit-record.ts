import { eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { medicalRecord, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { linesOf } from './lines.ts'

/** The account whose profile shows a visit: that of the patient's card, or who has booked it. */
async function readerOf(orm: Orm, row: AppointmentRow): Promise<string | null> {
  if (row.patient === null) return row.account
  const [card] = await orm
    .select({ account: patient.account })
    .from(patient)
    .where(eq(patient.id, row.patient))
  return card?.account ?? row.account
}

/**
 * Writes a completed visit into the medical records of the patient's account (M), once, with the services that were done; written anew if they change.
 * Of the doctor's notes it has nothing. Call it in the transaction of the change.
 */
export async function keepRecord(orm: Orm, row: AppointmentRow): Promise<void> {
  if (row.status !== 'completed') return
  const account = await readerOf(orm, row)
  if (account === null) return
  const lines = (await linesOf(orm, row.id)).filter(({ removedAt }) => removedAt === null)
  const text = lines
    .map(({ name, quantity }) => {
      const words = pickLocalized(name, row.locale)?.value ?? ''
      return quantity === 1 ? words : `${words} × ${quantity}`
    })
    .join('\n')
  const record = {
    title: translate(row.locale)('backend:visit.record'),
    text: text === '' ? null : text,
    lang: row.locale,
    specialist: row.specialist,
    date: calendarDate(row.startsAt, row.timezone),
  }
  await orm
    .insert(medicalRecord)
    .values({ ...record, account, company: row.company, kind: 'visit', visit: row.id })
    .onConflictDoUpdate({ target: medicalRecord.visit, set: record })
}

/** Removes the record of a visit that was not completed after all. */
export const removeRecord = async (orm: Orm, { id }: AppointmentRow): Promise<void> => {
  await orm.delete(medicalRecord).where(eq(medicalRecord.visit, id))
}

/** Moves the record of a visit to the profile of the patient whom it was for after all. */
export async function moveRecord(orm: Orm, row: AppointmentRow): Promise<void> {
  await removeRecord(orm, row)
  await keepRecord(orm, row)
}
