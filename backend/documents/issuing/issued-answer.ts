import type { Locale } from '../../../locales/locale.ts'
import type { IssuedDocument } from '../../../schemas/api/documents.ts'
import type { document } from '../../database/tables/index.ts'
import { patientName } from '../../patients/index.ts'
import { wordsOf } from '../../shared/answers/words.ts'
import { documentStatus } from '../document-status.ts'

/** A document for the staff of the clinic that has issued it. */
export const issuedAnswer = (
  row: typeof document.$inferSelect,
  timezone: string,
  locale: Locale,
): IssuedDocument => ({
  CODE: row.code,
  LANG: row.lang,
  KIND: row.kind,
  NUMBER: row.number,
  STATUS: documentStatus({ ...row, timezone }, new Date()),
  ISSUED: row.issued,
  VALID_TO: row.validTo,
  PAGES: row.pages,
  PATIENT: patientName(row),
  PATIENT_CODE: row.patient,
  DOCTOR: row.doctor && wordsOf(row.doctor, locale).TEXT,
  REVOKED_AT: row.revokedAt?.toISOString() ?? null,
  REVOKED_REASON: row.revokedReason,
})
