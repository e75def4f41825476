import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

type When = Pick<AppointmentRow, 'startsAt' | 'timezone'>

/** How long a patient without an appointment may wait until the visit begins, in minutes. */
const walkInMinutes = 30

/** Whether the day of a visit has begun by the clocks of its branch. */
const hasItsDay = ({ startsAt, timezone }: When, now: number): boolean =>
  calendarDate(new Date(now), timezone) >= calendarDate(startsAt, timezone)

/** Whether a status is offered for a visit now: arrival, completion and absence are not possible before the day of the visit (S-APPT). */
export const isOffered = (status: AppointmentStatus, when: When, now: number): boolean =>
  hasItsDay(when, now) || !['arrived', 'completed', 'no_show'].includes(status)

/** Whether a status can be true of a visit now: a visit that has not begun cannot be missed. */
export const isTimely = (status: AppointmentStatus, when: When, now: number): boolean =>
  isOffered(status, when, now) && (status !== 'no_show' || when.startsAt.getTime() <= now)

/** Whether a patient who has come without an appointment can have the visit: on the same day, and not later than now. */
export const isWalkInTime = (when: When, now: number): boolean =>
  calendarDate(when.startsAt, when.timezone) === calendarDate(new Date(now), when.timezone) &&
  when.startsAt.getTime() <= now + walkInMinutes * 60_000
