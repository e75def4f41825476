import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'

/** The statuses that a visit is offered now, besides its end by the clinic: a visit that has not begun cannot be missed (S-APPT). */
export const stepsOf = (
  { NEXT, START }: Pick<StaffAppointment, 'NEXT' | 'START'>,
  now: Date,
): StaffAppointment['NEXT'] =>
  NEXT.filter(
    (status) =>
      status !== 'cancelled_by_clinic' && (status !== 'no_show' || Date.parse(START) <= now.getTime()),
  )
