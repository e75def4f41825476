import { consultationStatus, reopenHours } from '../../schemas/consultations/consultation-status.ts'
import type { Consultation } from './consultation-link.ts'

/** Until when a message opens an ended consultation again, which happens once; null if none does. */
export function reopenUntil(
  { status, endedAt, isReopened }: Pick<Consultation, 'status' | 'endedAt' | 'isReopened'>,
  now = Date.now(),
): Date | null {
  if (status !== consultationStatus.ended || endedAt === null || isReopened) return null
  const until = new Date(endedAt.getTime() + reopenHours * 3_600_000)
  return until.getTime() > now ? until : null
}
