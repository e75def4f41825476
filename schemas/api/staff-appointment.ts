import { locales } from '../../locales/locale.ts'
import { changedFields } from '../booking/appointment-change.ts'
import { appointmentStatuses, staffStatuses } from '../booking/appointment-status.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { patientFields, visitFor } from './appointment.ts'
import { rowCode } from './booking-hold.ts'
import { notOfType, personName, phone, problem, together } from './fields.ts'
import { blank, lines } from './form-fields.ts'
import { localizedOptional } from './localized-fields.ts'
import { nearDate, wholeMinute } from './near-date.ts'
import { promotedVisit } from './promoted-visit.ts'

/** How an appointment came about: booked online by a patient, made by the staff, or for a patient who came without one. */
export const appointmentSources = ['online', 'staff', 'walk_in'] as const

/**
 * PA11: an appointment as the staff sees it. Holds are in the calendar without a patient, and with a name in place of a code, so that no
 * call can change them; they end by themselves.
 */
export const staffAppointment = z
  .object({
    APPOINTMENT_CODE: z.string(),
    STATUS: z.enum(appointmentStatuses),
    SOURCE: z.enum(appointmentSources),
    START: z.string(),
    END: z.string(),
    /** Date and times of day in the zone of the branch. */
    DATE: z.string(),
    LABEL: z.string(),
    LABEL_END: z.string(),
    TIMEZONE: z.string(),
    COMPANY_CABINET_CODE: z.string(),
    SPECIALIST_CODE: z.string(),
    SERVICE_CODE: z.string().nullable(),
    ...localizedOptional('SERVICE_NAME'),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string().nullable(),
    PROMOTION: promotedVisit,
    /** The patient’s card; null until it is made. */
    PATIENT_CODE: z.string().nullable(),
    LASTNAME: z.string(),
    NAME: z.string(),
    MIDDLENAME: z.string().nullable(),
    TEL: z.string().nullable(),
    EMAIL: z.string().nullable(),
    BIRTHDAY: z.string().nullable(),
    FOR: z.enum(visitFor),
    /** The person who booked for the patient; null for the patient, or if unknown. */
    CONTACT: z.string().nullable(),
    COMMENT: z.string().nullable(),
    LOCALE: z.enum(locales),
    /** Put over another one on purpose. */
    IS_OVERBOOK: z.boolean(),
    /** Outside of the doctor’s schedule, or of the hours of the branch, as they are now. */
    IS_OUTSIDE: z.boolean(),
    /** How often the same phone number has not come to this clinic. */
    NO_SHOWS: z.int(),
    ATTENDS_AT: z.string().nullable(),
    /** When the patient really came, the visit began and ended; null as long as nobody has said so. */
    ARRIVED_AT: z.string().nullable(),
    BEGAN_AT: z.string().nullable(),
    ENDED_AT: z.string().nullable(),
    REASON: z.string().nullable(),
    /** Statuses that it may get by PA11; before its day none of arrival, completion or absence. */
    NEXT: z.array(z.enum(staffStatuses)),
    /** Until when its status can be taken back; null if it cannot. */
    TAKE_BACK_UNTIL: z.string().nullable(),
    /** Whether it can be corrected: not once it is cancelled or moved. */
    IS_CORRECTABLE: z.boolean(),
    MOVED_TO: z.string().nullable(),
    MOVED_FROM: z.string().nullable(),
    CREATED_AT: z.string(),
    UPDATED_AT: z.string(),
    /** The member who has changed it last; null for the patient. */
    UPDATED_BY: z.string().nullable(),
  })
  .meta({ id: 'StaffAppointment' })
export type StaffAppointment = z.infer<typeof staffAppointment>

/** PA11: the appointments of a range of days, by time; times are compared in the zone of each branch. */
export const staffAppointmentList = z.object({
  data: z.array(staffAppointment),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})

/** PA11: `doctor` and `status` narrow the list, `search` finds by name or phone number in all days if none are given. */
export const staffAppointmentQuery = z.object({
  date_from: nearDate.describe('The first day.').optional(),
  date_to: nearDate.describe('The last day.').optional(),
  doctor: z.string().max(60).describe('Code of the doctor.').optional(),
  status: z.enum(appointmentStatuses).describe('Only appointments in this state.').optional(),
  search: z.string().max(120).describe('Words of the name, a phone number or a code.').optional(),
})

/**
 * PA11: an appointment that the staff makes; any minute can be its beginning. DURATION is in minutes; without it that of the service
 * or the doctor’s step. Throws 409 `SLOT_TAKEN` with all `CONFLICTS` and `NEAREST`, or where only the branch is closed 409 `BRANCH_CLOSED` (that day) or
 * `OUTSIDE_BRANCH_HOURS` (at that time), which `CLOSED` (`day`, `hours`, null) says in each case, unless `OVERBOOK`; 409 `PATIENT_BUSY`, unless `SAME_PATIENT`;
 * 422 `SLOT_INVALID` for more than a day ago or more than a year ahead. A walk-in is `arrived` at once, needs no phone, and begins today, in half an
 * hour at the latest. Doctors of other branches than the caller's are 403. PATIENT_CODE names the patient's card, which the caller may read (else 404);
 * without it the card is found by the name with the phone number or birthday, or made.
 */
export const staffAppointmentBody = z
  .strictObject({
    ...patientFields,
    PATIENT_CODE: z.uuid(problem('invalid')).optional(),
    MIDDLENAME: blank(personName),
    TEL: blank(phone),
    DOCTOR_CODE: rowCode,
    SERVICE_CODE: blank(rowCode),
    START: wholeMinute,
    DURATION: z.int(problem('invalid')).min(5, problem('invalid')).max(480, problem('invalid')).optional(),
    OVERBOOK: z.boolean(problem('invalid')).default(false),
    SAME_PATIENT: z.boolean(problem('invalid')).default(false),
    WALK_IN: z.boolean(problem('invalid')).default(false),
    LOCALE: z.enum(locales, problem('invalid')).default('ru'),
  })
  .refine(({ TEL, WALK_IN }) => TEL !== undefined || WALK_IN === true, together('required', 'TEL'))

/** PA11: moves an appointment in the calendar. Throws like making one, and 409 `STATE_CHANGED`. The answer is the new one. */
export const staffMoveBody = z.strictObject({
  START: wholeMinute,
  DOCTOR_CODE: blank(rowCode),
  DURATION: z.int(problem('invalid')).min(5, problem('invalid')).max(480, problem('invalid')).optional(),
  OVERBOOK: z.boolean(problem('invalid')).default(false),
  SAME_PATIENT: z.boolean(problem('invalid')).default(false),
})

/**
 * PA11: corrects an appointment; an absent field is emptied, but without LASTNAME the patient keeps the whole name. UPDATED_AT is that of the
 * appointment as it was read: 409 `APPOINTMENT_CHANGED` if it is another one by now, `STATE_CHANGED` if it was moved or cancelled.
 * Throws like making one if it takes more time than before, or gets another patient's name or phone. The patient gets a message about
 * another service or length of a visit to come.
 */
export const staffCorrectionBody = z.strictObject({
  LASTNAME: z.optional(personName),
  NAME: z.optional(personName),
  MIDDLENAME: patientFields.MIDDLENAME,
  TEL: blank(phone),
  SERVICE_CODE: blank(rowCode),
  DURATION: z.int(notOfType('required')).min(5, problem('invalid')).max(480, problem('invalid')),
  COMMENT: patientFields.COMMENT,
  UPDATED_AT: z.string(problem('invalid')).max(40, problem('invalid')),
  OVERBOOK: z.boolean(problem('invalid')).default(false),
  SAME_PATIENT: z.boolean(problem('invalid')).default(false),
})

/** PA11: the staff's changes by hand. A service by its names then, a length by its minutes, a status by its name in the API. */
export const appointmentChangeList = z.object({
  data: z.array(
    z.object({
      AT: z.string(),
      BY: z.string().nullable(),
      FIELD: z.enum(changedFields),
      ...localizedOptional('BEFORE'),
      ...localizedOptional('AFTER'),
    }),
  ),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type AppointmentChange = z.infer<typeof appointmentChangeList>['data'][number]

/**
 * PA11: S-APPT. Throws 409 `STATE_CHANGED` with the status it has (`data.STATUS`) if no arrow goes there, 409 `TOO_EARLY` before the day of
 * the visit, or for a missed one before its beginning (`data.START`). REASON is sent to the patient.
 */
export const staffStatusBody = z.strictObject({
  STATUS: z.enum(appointmentStatuses, problem('invalid')),
  REASON: blank(lines(500)),
})

/** The appointment that stands in the way of another. Of a branch that the caller does not work in it has only the time, and cannot be overbooked. */
export const appointmentConflict = z.object({
  APPOINTMENT_CODE: z.string().nullable(),
  STATUS: z.enum(appointmentStatuses).nullable(),
  START: z.string(),
  END: z.string(),
  LABEL: z.string(),
  PATIENT: z.string().nullable(),
})
export type AppointmentConflict = z.infer<typeof appointmentConflict>

/** Switches online entry of a company on or off (V-13). */
export const onlineEntryBody = z.strictObject({ is_active_online_entry: z.boolean(problem('invalid')) })
export const onlineEntry = z.object({ is_active_online_entry: z.boolean() })
