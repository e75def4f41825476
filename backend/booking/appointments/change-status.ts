import type { AppointmentArrow } from '../../../schemas/booking/appointment.case.ts'
import type { Membership } from '../../database/tables/index.ts'
import { moveRow } from '../../kit/cases/move-case.ts'
import { moverOf } from '../../kit/cases/mover-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { appointments } from './appointments.case.ts'

/** Gives an appointment another status along an arrow (S-APPT): a member of the staff does, or the patient. Throws as `moveRow`. */
export const changeStatus = (
  orm: Orm,
  id: string,
  arrow: AppointmentArrow,
  member: Membership | undefined,
  set: Partial<AppointmentRow> = {},
): Promise<AppointmentRow> =>
  moveRow(orm, appointments, arrow, id, {
    ...(member ? moverOf(member) : { by: 'patient' }),
    set: { ...set, updatedAt: new Date(), updatedBy: member?.account ?? null },
  })
