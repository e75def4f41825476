import type { DocumentStatus } from '../../schemas/documents/document-kinds.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'

type Stored = { revokedAt: Date | null; validTo: string | null; timezone: string }

/** S-DOC: the status of a document at an instant; its last day ends by the clock of the company. */
export function documentStatus({ revokedAt, validTo, timezone }: Stored, now: Date): DocumentStatus {
  if (revokedAt) return 'revoked'
  return validTo !== null && validTo < calendarDate(now, timezone) ? 'expired' : 'valid'
}
