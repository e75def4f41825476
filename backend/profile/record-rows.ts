import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { MedicalRecord } from '../../schemas/api/profile.ts'
import { company, document, medicalRecord, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { totalOf } from '../kit/input/paging.ts'
import { type CompanyRow, companyColumns, companyRef } from '../shared/answers/company-ref.ts'
import { nameWords, type StoredName } from '../shared/answers/words.ts'

export type RecordRow = {
  record: typeof medicalRecord.$inferSelect
  about: CompanyRow
  doctor: StoredName | null
  revokedAt: Date | null
}

/** Medical records with their clinic and doctor, newest first. */
export function selectRecords(orm: Orm, where: SQL | undefined) {
  const { lastName, name, middleName } = specialist
  return orm
    .select({
      record: medicalRecord,
      total: totalOf(orm.select({ all: count() }).from(medicalRecord).where(where)),
      about: companyColumns,
      doctor: { lastName, name, middleName },
      revokedAt: document.revokedAt,
    })
    .from(medicalRecord)
    .innerJoin(company, eq(company.code, medicalRecord.company))
    .leftJoin(
      specialist,
      and(eq(specialist.company, medicalRecord.company), eq(specialist.code, medicalRecord.specialist)),
    )
    .leftJoin(document, eq(document.code, medicalRecord.documentCode))
    .where(where)
    .orderBy(desc(medicalRecord.date), desc(medicalRecord.createdAt), medicalRecord.id)
}

/** A medical record in a list (M). */
export const recordAnswer = (
  { record, about, doctor, revokedAt }: RecordRow,
  locale: Locale,
): MedicalRecord => ({
  RECORD_CODE: record.id,
  KIND: record.kind,
  DATE: record.date,
  TITLE: record.title,
  LANG: record.lang,
  COMPANY: companyRef(about, locale),
  SPECIALIST: doctor && nameWords(doctor, locale),
  DOCUMENT_CODE: record.documentCode,
  IS_REVOKED: revokedAt !== null,
})
