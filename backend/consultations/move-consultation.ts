import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import {
  type ConsultationActor,
  type ConsultationArrow,
  type ConsultationStatus,
  consultationArrows,
} from '../../schemas/consultations/consultation-status.ts'
import { consultation, consultationChange } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { tellStaff } from '../kit/live/staff-news.ts'
import type { Consultation } from './consultation-link.ts'
import { tellMoved } from './tell-consultations.ts'

/** The actor of a change, and the reason; `secret` signs the link in the mail about it. */
export type Act = {
  by: ConsultationActor
  account?: string | undefined
  reason?: string | undefined
  secret: string
}

/** When each arrow is gone along, and what it sets besides the status. */
const sets: Partial<Record<ConsultationArrow, (now: Date) => PgUpdateSetSource<typeof consultation>>> = {
  // The clinic's clock begins when it may answer.
  approve: (now) => ({ lastAt: now, waitsSince: now }),
  edit: (now) => ({ lastAt: now }),
  unblock: (now) => ({ lastAt: now }),
  end: (now) => ({ endedAt: now, waitsSince: null }),
  reopen: (now) => ({ lastAt: now, isReopened: true, endedAt: null }),
}

/**
 * Moves a consultation, which is locked, along an arrow of S-CONS: keeps who, when and why, and tells both sides. Throws 409 with its
 * STATUS if the arrow begins elsewhere, and 403 if it is not theirs.
 */
export async function moveConsultation(
  orm: Orm,
  arrow: ConsultationArrow,
  found: Consultation,
  { by, account, reason, secret }: Act,
  more: PgUpdateSetSource<typeof consultation> = {},
): Promise<Consultation> {
  const { from, to, by: allowed } = consultationArrows[arrow]
  if (found.status !== from) throw new ApiError('CONSULTATION_CHANGED', { data: { STATUS: found.status } })
  if (!(allowed as readonly ConsultationActor[]).includes(by)) throw new ApiError('FORBIDDEN')
  const now = new Date()
  const [moved] = await orm
    .update(consultation)
    .set({ ...sets[arrow]?.(now), ...more, status: to })
    .where(eq(consultation.code, found.code))
    .returning()
  if (!moved) throw new ApiError('NOT_FOUND')
  await keepChange(orm, moved, { from, by, account, reason, at: now })
  await tellMoved(orm, moved, { arrow, reason, secret })
  await tellStaff(orm, 'online_consultation', moved.company)
  return moved
}

type Change = Omit<Act, 'secret'> & { from: ConsultationStatus | null; at: Date }

/** Keeps that a consultation has got its status. */
export async function keepChange(
  orm: Orm,
  { code, status }: Consultation,
  { from, by, account, reason, at }: Change,
): Promise<void> {
  await orm.insert(consultationChange).values({
    ...{ consultation: code, from, to: status, by },
    ...{ account: account ?? null, reason: reason ?? null, createdAt: at },
  })
}
