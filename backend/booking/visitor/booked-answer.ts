import type { BookedAppointment } from '../../../schemas/api/appointment.ts'
import { instant } from '../../shared/answers/instant.ts'
import { manageToken } from '../letters/manage-token.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** A booking as its patient gets it. */
export const bookedAnswer = (row: AppointmentRow, secret: string): BookedAppointment => ({
  APPOINTMENT_CODE: row.code ?? '',
  MANAGE_TOKEN: manageToken(secret, row.uid),
  STATUS: row.status,
  START: instant(row.startsAt),
  END: instant(row.endsAt),
  TIMEZONE: row.timezone,
})
