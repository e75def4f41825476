import { mayGo } from '../../../schemas/booking/appointment.case.ts'
import { defaultBookingRules } from '../../../schemas/booking/booking-rules.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { stateChanged } from '../../kit/cases/move-case.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { type Branch, readCompany } from '../slots/read-bookable.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { appointments } from './appointments.case.ts'

/** A patient's possible actions with an appointment by its link at `now`. Instants are compared, whatever their zones. */
export function allowedNow(row: AppointmentRow, cancelHours: number, now: number) {
  const isPast = row.startsAt.getTime() <= now
  const isTooLate = !isPast && row.startsAt.getTime() - now < cancelHours * 3_600_000
  const isOpen = !isPast && mayGo('move', row.status)
  const dayOf = (instant: Date) => calendarDate(instant, row.timezone)
  const eve = addDays(dayOf(row.startsAt), -1)
  const mayAttend = isOpen && row.attendsAt === null
  return {
    isPast,
    isTooLate: isOpen && isTooLate,
    mayChange: isOpen && !isTooLate,
    mayAttend,
    /** Whether the patient is asked for it: from the day before on, if they have not booked so late themselves. */
    isAskedToAttend: mayAttend && dayOf(new Date(now)) >= eve && dayOf(row.createdAt) < eve,
  }
}

/** The branch of an appointment and its rules; without the branch, which may be gone, the usual ones and the first phone there is. */
export async function branchOf(
  orm: Orm,
  row: AppointmentRow,
): Promise<{ branch: Branch | undefined; phones: string[]; cancelHours: number }> {
  const { branches } = await readCompany(orm, row.company)
  const branch = branches.find(({ code }) => code === row.cabinet)
  const phones = (branch ?? branches[0])?.phones ?? []
  return { branch, phones, cancelHours: (branch?.rules ?? defaultBookingRules).cancelHours }
}

/** The error for an appointment that is over, 409 `STATUS_FINAL`, or for one that has another status by now, 409 `STATE_CHANGED`. */
export const refusal = async (orm: Orm, row: AppointmentRow): Promise<ApiError> =>
  mayGo('move', row.status)
    ? new ApiError('STATUS_FINAL', { data: { STATUS: row.status } })
    : stateChanged(orm, appointments, row.id)

/** Throws 409 for an appointment that is over or was ended, 403 with the clinic's phone if it is too near. */
export async function checkMayChange(orm: Orm, row: AppointmentRow, now: number): Promise<void> {
  const { phones, cancelHours } = await branchOf(orm, row)
  const { mayChange, isTooLate } = allowedNow(row, cancelHours, now)
  if (mayChange) return
  if (isTooLate) throw new ApiError('TOO_LATE', { data: { PHONE: phones[0] ?? null } })
  throw await refusal(orm, row)
}
