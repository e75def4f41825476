import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'
import { nearDate } from './near-date.ts'
import { appointmentConflict } from './staff-appointment.ts'

/** Time of day; `24:00` is the end of the day. An interval that ends before it begins ends the next day. */
const time = z.string(problem('invalid')).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, problem('invalid'))
const interval = z.tuple([time, time])

const fields = {
  /** Minutes of a visit without a service; null: the hours are shown without online booking. */
  STEP: z.int(problem('invalid')).min(5, problem('invalid')).max(480, problem('invalid')).nullable(),
  WEEK: z
    .array(z.strictObject({ DAY: z.int().min(1).max(7), INTERVALS: z.array(interval).max(10) }))
    .max(7, problem('invalid')),
  /** In place of the week on a date; without intervals the doctor does not work (`CLOSED`). */
  EXCEPTIONS: z
    .array(z.strictObject({ DATE: nearDate, INTERVALS: z.array(interval).max(10) }))
    .max(100, problem('invalid')),
}

/**
 * PA12: hours and step of a doctor in a branch: those that the doctor’s card and the timetable show. `REVISION` is that of the card.
 * `OUTSIDE` are bookings to come that no hours cover.
 */
export const doctorSchedule = z
  .object({
    ...fields,
    REVISION: z.int(),
    TIMEZONE: z.string(),
    OUTSIDE: z.array(appointmentConflict),
  })
  .meta({ id: 'DoctorSchedule' })
export type DoctorSchedule = z.infer<typeof doctorSchedule>

/**
 * PA12. Throws 409 `BOOKINGS_OUTSIDE` with the bookings (`data.OUTSIDE`, `appointmentConflict[]`) that the new hours do not cover, unless
 * `KEEP`; 412 with the current schedule if another person has changed the card meanwhile; 422 for hours that overlap.
 */
export const doctorScheduleBody = z.strictObject({
  ...fields,
  REVISION: z.int(problem('invalid')),
  KEEP: z.boolean(problem('invalid')).default(false),
})
