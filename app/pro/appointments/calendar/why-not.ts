import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { mayFollow } from '../../../../schemas/booking/appointment.case.ts'
import type { AppointmentStatus } from '../../../../schemas/booking/appointment-status.ts'

/**
 * Why a visit cannot get a status now: its day has not come (`notYet`), the patient has to be noted as arrived first (`notHere`), or the status does not
 * follow the one it has.
 */
export function whyNot(
  { STATUS, NEXT }: Pick<StaffAppointment, 'STATUS' | 'NEXT'>,
  status: AppointmentStatus,
): 'notYet' | 'notHere' | 'status' {
  if (mayFollow(STATUS, status)) return 'notYet'
  if (status !== 'completed' || STATUS !== 'confirmed') return 'status'
  // The message asks to note the arrival first only if that is possible.
  return NEXT.includes('arrived') ? 'notHere' : 'notYet'
}
