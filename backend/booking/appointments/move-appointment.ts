import { eq } from 'drizzle-orm'
import { appointment, type Membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { remindAt } from '../letters/remind-at.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { newCode } from './book.ts'
import { changeStatus } from './change-status.ts'
import { asPatientBusy } from './patient-busy.ts'

/**
 * Moves an appointment to the time of another row, which `take` gives once the old one keeps its time no longer (S-APPT). The other row
 * takes over its patient, its link, and its status: a pending one still waits for the clinic, and a confirmed one stays so, also where the
 * other branch confirms by hand, because the patient has been promised a visit. The old one refers to the new one (`movedTo`). Call it in a
 * transaction with the company's lock. Throws as `changeStatus`, and 409 if the patient is busy.
 */
export async function moveInto(
  orm: Orm,
  old: AppointmentRow,
  take: () => Promise<AppointmentRow>,
  { now, member, isSamePatient = false }: { now: number; member?: Membership; isSamePatient?: boolean },
): Promise<AppointmentRow> {
  await changeStatus(orm, old.id, 'move', member, { remindAt: null })
  const target = await take()
  const write = () =>
    orm
      .update(appointment)
      .set({
        code: newCode(),
        status: old.status,
        expiresAt: null,
        source: old.source,
        isWidget: old.isWidget,
        isSamePatient,
        account: old.account,
        patient: old.patient,
        lastName: old.lastName,
        name: old.name,
        middleName: old.middleName,
        phone: old.phone,
        email: old.email,
        birthday: old.birthday,
        visitFor: old.visitFor,
        contactName: old.contactName,
        comment: old.comment,
        locale: old.locale,
        channel: old.channel,
        phoneHash: old.phoneHash,
        patientHash: old.patientHash,
        uid: old.uid,
        sequence: old.sequence + 1,
        remindAt: remindAt(target.startsAt, target.timezone, now),
        updatedAt: new Date(now),
        updatedBy: member?.account ?? null,
      })
      .where(eq(appointment.id, target.id))
      .returning()
  const [row] = await (isSamePatient ? write() : asPatientBusy(orm, old.patientHash, target, write))
  if (!row) throw new ApiError('HOLD_GONE')
  await orm.update(appointment).set({ movedTo: row.id }).where(eq(appointment.id, old.id))
  return row
}
