import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { StaffConsultation, StaffConsultationState } from '../../schemas/api/consultation.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import {
  consultation,
  consultationMessage,
  consultationReader,
  type Membership,
} from '../database/tables/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import type { Orm } from '../kit/database/database.ts'
import { isWrittenTo } from '../staff/index.ts'
import type { Consultation } from './consultation-link.ts'
import { reopenUntil } from './reopen-until.ts'

const { moderation, active, blocked, ended } = consultationStatus

export const staffFilters: Record<StaffConsultationState, SQL | undefined> = {
  waiting: and(eq(consultation.status, active), isNotNull(consultation.waitsSince)),
  active: eq(consultation.status, active),
  moderation: eq(consultation.status, moderation),
  blocked: eq(consultation.status, blocked),
  ended: eq(consultation.status, ended),
  all: undefined,
}

/** Consultations that a member of the staff sees. */
export const isForStaff = (member: Membership): SQL | undefined => isWrittenTo(consultation, member)

/** The consultation with a code, locked in a transaction that changes it; undefined unless the member sees it. */
export async function findForStaff(
  orm: Orm,
  code: string,
  member: Membership,
): Promise<Consultation | undefined> {
  const [found] = await orm
    .select()
    .from(consultation)
    .where(and(eq(consultation.code, code), isForStaff(member)))
    .for('update')
  return found
}

/** The side in whose name a member of the staff acts. */
export const actorOf = (member: Membership): 'doctor' | 'clinic' =>
  ownDoctor(member) === undefined ? 'clinic' : 'doctor'

export const mayWrite = (member: Membership): boolean =>
  may(permissionsOf(member), 'online-consultations', 'write')

/** The possible actions for a consultation now, and who may do them. */
export function mayDo(row: Consultation, member: Membership): StaffConsultation['MAY'] {
  const isActive = row.status === active && mayWrite(member)
  return {
    WRITE: isActive || (mayWrite(member) && reopenUntil(row) !== null),
    END: isActive,
    BLOCK: isActive && actorOf(member) === 'clinic',
  }
}

/** Since when the patient waits for the clinic; null if they do not. */
export const waitsSince = ({ status, waitsSince: since }: Consultation): Date | null =>
  status === active ? since : null

/** The number of messages that a member has not read: those of the patient, and the first words. */
export const unreadBy = (accountId: string) => sql<number>`(
  select (count(*) + 1)::int from ${consultationMessage}
  where ${and(eq(consultationMessage.consultation, consultation.code), eq(consultationMessage.by, 'patient'))}
) - coalesce((
  select 1 + (
    select count(*)::int from ${consultationMessage}
    where ${and(eq(consultationMessage.consultation, consultation.code), eq(consultationMessage.by, 'patient'))}
    and ${consultationMessage.createdAt} <= ${consultationReader.until})
  from ${consultationReader}
  where ${and(eq(consultationReader.consultation, consultation.code), eq(consultationReader.account, accountId))}
), 0)`
