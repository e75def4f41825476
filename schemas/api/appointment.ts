import { locales } from '../../locales/locale.ts'
import { appointmentStatuses } from '../booking/appointment-status.ts'
import { instantOf } from '../booking/offered-time.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { rowCode } from './booking-hold.ts'
import {
  birthday,
  code,
  confirmId,
  consent,
  contact,
  email,
  personName,
  phone,
  problem,
  token,
} from './fields.ts'
import { firstVisit } from './first-visit.ts'
import { blank, formConsent, line, lines } from './form-fields.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { promotedVisit } from './promoted-visit.ts'
import { withCountry } from './with-country.ts'

/** The patient of a visit: the person who books it, their child, or another person. */
export const visitFor = ['self', 'child', 'other'] as const

/** The patient, and their contacts. TEL is that of the person who books. */
export const patientFields = {
  LASTNAME: personName,
  NAME: personName,
  MIDDLENAME: blank(personName),
  TEL: phone,
  EMAIL: blank(email),
  BIRTHDAY: blank(birthday),
  FOR: z.enum(visitFor, problem('required')).default('self'),
  COMMENT: blank(lines(1000)),
}

/**
 * PA7, with the header `Idempotency-Key` (8 to 200 printable characters; without it the hold is the key): the same key and body answer
 * with the same appointment again, as it is now: where it was moved or cancelled meanwhile, the answer says so. Another body is 422 `KEY_REUSED`. CONFIRM_ID and CODE are of PA6 for TEL or EMAIL, and not needed if
 * that answered without one. Throws 410 `HOLD_GONE` (with `NEAREST`), 410 `CODE_EXPIRED`, 422 `CODE_INVALID` (with `ATTEMPTS_LEFT`),
 * 409 `PATIENT_BUSY`: the patient has an appointment in this clinic then (`data.START`), 422 with fields.
 */
export const appointmentBody = withCountry(
  z.strictObject({
    HOLD_ID: z.uuid(problem('invalid')),
    CONFIRM_ID: blank(confirmId),
    CODE: blank(code),
    ...patientFields,
    /** The person who books, if not the patient. */
    CONTACT: blank(line(120)),
    /** It is booked in a widget on another site. */
    WIDGET: blank(z.boolean(problem('invalid'))),
    /** The person agrees to messages by WhatsApp; it counts if the code was sent to TEL, or TEL is known to be theirs. */
    WHATSAPP: blank(z.boolean(problem('invalid'))),
    CONSENT: consent,
    LOCALE: z.enum(locales, problem('invalid')),
  }),
)

/** A free slot as a form without a script names it: its time as in an address, branch and doctor, `20261130T040000Z~11~501`. */
const formSlot = z
  .string(problem('required'))
  .regex(/^\d{8}T\d{6}Z~[\w-]{1,60}~[\w-]{1,60}$/, problem('required'))
  .transform((text) => {
    const [time = '', CABINET_CODE = '', DOCTOR_CODE = ''] = text.split('~')
    return { START: instantOf(time) ?? '', CABINET_CODE, DOCTOR_CODE }
  })
  .refine(({ START }) => START !== '', problem('invalid'))

/**
 * PA7 in one call that is sent twice, for a form without a script. The first time it keeps the slot, sends a code by `CODE_BY`, and throws
 * 422 at the field CODE, with the `CONFIRM_ID` and the `HOLD_ID` that the next one has to send; then it books. The same form that is sent
 * again, also at the same time, gets the same answer. Throws as PA4 and PA7; nothing is kept after an error that does not name the hold.
 */
export const bookingFormBody = withCountry(
  z.strictObject({
    COMPANY_CODE: rowCode,
    SLOT: formSlot,
    SERVICE_CODE: blank(rowCode),
    HOLD_ID: blank(z.uuid(problem('invalid'))),
    CONFIRM_ID: blank(confirmId),
    CODE: blank(code),
    CODE_BY: z.enum(['TEL', 'EMAIL'], problem('invalid')).default('TEL'),
    ...patientFields,
    CONTACT: blank(line(120)),
    CONSENT: formConsent,
  }),
)

/** A booking. MANAGE_TOKEN is the secret of its link, `/appointment/manage?code=…&token=…`. */
export const bookedAppointment = z
  .object({
    APPOINTMENT_CODE: z.string(),
    MANAGE_TOKEN: z.string(),
    STATUS: z.enum(appointmentStatuses),
    START: z.string(),
    END: z.string(),
    TIMEZONE: z.string(),
  })
  .meta({ id: 'BookedAppointment' })
export type BookedAppointment = z.infer<typeof bookedAppointment>

/**
 * Finds a booking whose link is lost. Without a code one is sent to CONTACT, if a booking of that number was made with it; the answer says in
 * either case 422 at the field CODE, with the `CONFIRM_ID` that the next call has to send.
 */
export const findVisitBody = z.strictObject({
  APPOINTMENT_CODE: line(40),
  CONTACT: contact,
  CONFIRM_ID: blank(confirmId),
  CODE: blank(code),
})

/** The link of the booking that was found; after a move that of the new one. */
export const foundVisit = z
  .object({ APPOINTMENT_CODE: z.string(), TOKEN: z.string() })
  .meta({ id: 'FoundVisit' })

/**
 * PA8: an appointment as the person who has its link sees it. After a move it is the newest one, with its own code. The flags say what can
 * be done; they take into account status, time and rules.
 */
export const appointmentCard = z
  .object({
    APPOINTMENT_CODE: z.string(),
    STATUS: z.enum(appointmentStatuses),
    START: z.string(),
    END: z.string(),
    TIMEZONE: z.string(),
    /** Date and time of day in the zone of the branch. */
    DATE: z.string(),
    LABEL: z.string(),
    COMPANY_CODE: z.string(),
    COMPANY_SLUG: z.string(),
    ...localized('COMPANY_NAME'),
    COMPANY_CABINET_CODE: z.string(),
    ...localizedOptional('CABINET_NAME'),
    ...localizedOptional('ADDRESS'),
    /** Where the branch is, for a route; null without coordinates. */
    COUNTRY: z.string(),
    LATITUDE: z.number().nullable(),
    LONGITUDE: z.number().nullable(),
    PHONES: z.array(z.string()),
    SPECIALIST_CODE: z.string(),
    ...localizedOptional('LASTNAME'),
    ...localizedOptional('NAME'),
    ...localizedOptional('MIDDLENAME'),
    /** The first speciality of the doctor. */
    ...localizedOptional('SPECIALITY'),
    FIRST_VISIT: firstVisit,
    SERVICE_CODE: z.string().nullable(),
    ...localizedOptional('SERVICE_NAME'),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string().nullable(),
    PROMOTION: promotedVisit,
    /** Name and initials of the patient: `Айгуль С.`. */
    PATIENT: z.string(),
    FOR: z.enum(visitFor),
    /** The time at which the patient confirmed the visit; null if they have not. */
    ATTENDS_AT: z.string().nullable(),
    CAN_CANCEL: z.boolean(),
    CAN_MOVE: z.boolean(),
    /** From the day before the visit on, until the patient has confirmed it; not if it was booked so late. */
    CAN_CONFIRM: z.boolean(),
    /** True within the time in which only the clinic cancels or moves: its phone is PHONES. */
    IS_TOO_LATE: z.boolean(),
    IS_PAST: z.boolean(),
    CANCEL_BEFORE_HOURS: z.int(),
  })
  .meta({ id: 'AppointmentCard' })
export type AppointmentCard = z.infer<typeof appointmentCard>

/** PA9. Throws 404, 409 `STATE_CHANGED` (`data.STATUS`), 409 `STATUS_FINAL` if its time is over, 403 `TOO_LATE` (`data.PHONE`, null without one). */
export const cancelBody = z.strictObject({ TOKEN: token, REASON: blank(lines(500)) })
/** PA9: to the slot of a hold, of the same company. Throws as `cancelBody`, and 410 `HOLD_GONE`, 409 `PATIENT_BUSY`. */
export const moveBody = z.strictObject({ TOKEN: token, HOLD_ID: z.uuid(problem('invalid')) })
/**
 * PA9 in one call, for a form without a script: cancels, or moves to a free slot; a visit that is cancelled by its patient, or is at that slot,
 * is answered as it is. Throws as `cancelBody`, PA4 and `moveBody`.
 */
export const visitFormBody = z.strictObject({
  TOKEN: token,
  DO: z.enum(['cancel', 'move'], problem('invalid')),
  SLOT: blank(formSlot),
  REASON: blank(lines(500)),
})
/** PA9: the patient says that they come. */
export const attendBody = z.strictObject({ TOKEN: token })
