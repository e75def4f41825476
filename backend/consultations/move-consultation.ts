import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ConsultationArrow } from '../../schemas/consultations/consultation.case.ts'
import type { ConsultationActor } from '../../schemas/consultations/consultation-status.ts'
import { type consultation, consultationChange } from '../database/tables/index.ts'
import { moveRow } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Consultation } from './consultation-link.ts'
import { consultations } from './consultations.case.ts'
import { keepRecord } from './keep-record.ts'
import { notifyMoved } from './notify-consultations.ts'

/** The actor of a change, and the reason; `secret` signs the link in the mail about it. */
export type Act = {
  by: ConsultationActor
  account?: string | undefined
  reason?: string | undefined
  secret: string
}

/** The columns that each arrow sets besides the status. */
const sets: Partial<Record<ConsultationArrow, (now: Date) => PgUpdateSetSource<typeof consultation>>> = {
  // The clinic's clock begins when it may answer.
  approve: (now) => ({ lastAt: now, waitsSince: now }),
  edit: (now) => ({ lastAt: now }),
  unblock: (now) => ({ lastAt: now }),
  end: (now) => ({ endedAt: now, waitsSince: null }),
  reopen: (now) => ({ lastAt: now, isReopened: true, endedAt: null }),
}

/** Moves a consultation along an arrow of S-CONS, and mails both sides. Throws as `moveRow`. */
export async function moveConsultation(
  orm: Orm,
  arrow: ConsultationArrow,
  found: Pick<Consultation, 'code'>,
  { by, account, reason, secret }: Act,
  more: PgUpdateSetSource<typeof consultation> = {},
): Promise<Consultation> {
  const set = { ...sets[arrow]?.(new Date()), ...more }
  const moved = await moveRow(orm, consultations, arrow, found.code, { by, account, reason, set })
  if (arrow === 'end') await keepRecord(orm, moved)
  await notifyMoved(orm, moved, { arrow, reason, secret })
  return moved
}

/** Keeps the first status of a consultation in its history. */
export async function keepBeginning(
  orm: Orm,
  { code, status, account, createdAt }: Pick<Consultation, 'code' | 'status' | 'account' | 'createdAt'>,
): Promise<void> {
  await orm
    .insert(consultationChange)
    .values({ consultation: code, from: null, to: status, by: 'patient', account, createdAt })
}
