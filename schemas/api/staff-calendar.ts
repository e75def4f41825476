import '../core/jitless.ts'
import { z } from 'zod'
import { localized, localizedOptional } from './localized-fields.ts'
import { nearDate, nearInstant } from './near-date.ts'

/** The longest range of days that the calendar of a branch is asked for. */
export const mostCalendarDays = 42

/** A doctor with only the name. */
export const namedDoctor = z.object({
  SPECIALIST_CODE: z.string(),
  ...localized('LASTNAME'),
  ...localized('NAME'),
  ...localizedOptional('MIDDLENAME'),
})
export type NamedDoctor = z.infer<typeof namedDoctor>

const workingDay = z.object({ DATE: z.string(), INTERVALS: z.array(z.tuple([z.string(), z.string()])) })

/** A doctor with a column in the calendar: name, and on which times of day patients are seen. */
const calendarDoctor = namedDoctor.extend({
  /** Minutes of a visit; null: no online booking with the doctor here. */
  STEP: z.int().nullable(),
  /** Days on which patients are seen. An interval that ends before it begins ends the next day; `24:00` is the end of the day. */
  DAYS: z.array(workingDay),
})
export type CalendarDoctor = z.infer<typeof calendarDoctor>

/** R107: the doctors who see patients in a branch, their hours, and the services that can be booked; the appointments themselves are PA11. */
export const staffCalendar = z
  .object({
    /** IANA zone of the branch; dates and times of day are in it. */
    TIMEZONE: z.string(),
    /** Days on which the branch has hours of its own; without intervals it is closed. Those of the doctors are within them already. */
    SPECIAL_DAYS: z.array(workingDay.extend({ ...localizedOptional('NOTE') })),
    DOCTORS: z.array(calendarDoctor),
    /** The card of the caller; null if they have none. */
    OWN: z.string().nullable(),
    /** Doctors without hours in this branch, to whom the caller may give some. */
    OTHERS: z.array(namedDoctor),
    /** Minutes; null is one step of the doctor. */
    SERVICES: z.array(
      z.object({ SERVICE_CODE: z.string(), ...localized('NAME'), DURATION: z.int().nullable() }),
    ),
  })
  .meta({ id: 'StaffCalendar' })
export type StaffCalendar = z.infer<typeof staffCalendar>

/** Dates in the zone of the branch, today without them. */
export const staffCalendarQuery = z.object({
  date_from: nearDate.describe('The first day.').optional(),
  date_to: nearDate.describe('The last day.').optional(),
})

/** An appointment of a patient in the stream of news: enough to announce and to find it. */
export const bookedLive = z.object({
  APPOINTMENT_CODE: z.string(),
  SPECIALIST_CODE: z.string(),
  STATUS: z.enum(['pending', 'confirmed']),
  DATE: z.string(),
  LABEL: z.string(),
  PATIENT: z.string(),
})

/** One message of the stream of a branch's appointments: something has changed; `BOOKED` are the patients' bookings since the last one. */
export const appointmentLive = z.object({ AT: z.string(), BOOKED: z.array(bookedLive) })
export type AppointmentLive = z.infer<typeof appointmentLive>

/** `since`: the `AT` of the last message that was read, so that no change is missed between two connections. */
export const appointmentLiveQuery = z.object({
  since: nearInstant.describe('From when on news are told; by default from now.').optional(),
})
