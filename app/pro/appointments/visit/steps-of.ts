import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'

/** Whether the patient is there and the visit has not begun, as far as anybody has said. */
export const isToBegin = ({ STATUS, BEGAN_AT }: Pick<StaffAppointment, 'STATUS' | 'BEGAN_AT'>): boolean =>
  STATUS === 'arrived' && BEGAN_AT === null

/** The statuses that a visit is offered now, besides its end by the clinic: a visit that has not begun cannot be missed (S-APPT). */
export const stepsOf = (
  { NEXT, START }: Pick<StaffAppointment, 'NEXT' | 'START'>,
  now: Date,
): StaffAppointment['NEXT'] =>
  NEXT.filter(
    (status) =>
      status !== 'cancelled_by_clinic' && (status !== 'no_show' || Date.parse(START) <= now.getTime()),
  )
