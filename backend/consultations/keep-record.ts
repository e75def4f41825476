import { and, eq } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { company, consultationMessage, medicalRecord } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Consultation } from './consultation-link.ts'

/**
 * Writes a consultation that has ended into the medical records of its patient's account (M): that it was held, when and by whom; never what
 * was said. One that nobody of the clinic has answered is none. Written anew if it goes on and ends again.
 */
export async function keepRecord(orm: Orm, row: Consultation): Promise<void> {
  if (row.account === null) return
  const [answered] = await orm
    .select({ specialist: consultationMessage.specialist })
    .from(consultationMessage)
    .where(and(eq(consultationMessage.consultation, row.code), eq(consultationMessage.by, 'clinic')))
    .limit(1)
  const [clinic] = await orm
    .select({ timezone: company.timezone })
    .from(company)
    .where(eq(company.code, row.company))
  if (!answered || !clinic) return
  const record = {
    specialist: answered.specialist ?? row.specialist,
    date: calendarDate(row.endedAt ?? new Date(), clinic.timezone),
  }
  await orm
    .insert(medicalRecord)
    .values({
      ...record,
      account: row.account,
      company: row.company,
      kind: 'consultation',
      consultation: row.code,
      title: translate(row.lang)('backend:consultation.record'),
      lang: row.lang,
    })
    .onConflictDoUpdate({ target: medicalRecord.consultation, set: record })
}
