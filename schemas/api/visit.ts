import { appointmentStatuses } from '../booking/appointment-status.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { mostMoney } from '../visits/money.ts'
import { noteParts } from '../visits/note-parts.ts'
import { paidWays, paymentMethods } from '../visits/payment-methods.ts'
import { rowCode } from './booking-hold.ts'
import { notOfType, problem } from './fields.ts'
import { blank, line, lines } from './form-fields.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { nearDate } from './near-date.ts'

/** Money of a body in hundredths of the clinic's currency: a whole number, so that no sum is ever rounded. */
const money = z.int(notOfType('required')).max(mostMoney, problem('invalid'))

/** A service done in a visit. PRICE is what one costs the patient, LIST_PRICE that of the list on that day: null on request, or for a range. */
const visitLine = z.object({
  LINE: z.string(),
  SERVICE_CODE: z.string(),
  ...localized('NAME'),
  LIST_PRICE: z.int().nullable(),
  PRICE: z.int(),
  QUANTITY: z.int(),
  SUM: z.int(),
  REASON: z.string().nullable(),
  ADDED_AT: z.string(),
  ADDED_BY: z.string().nullable(),
  REMOVED_AT: z.string().nullable(),
  REMOVED_BY: z.string().nullable(),
})
export type VisitLine = z.infer<typeof visitLine>

/** A payment, or with REVERSES the return of one or of a part, whose AMOUNT is negative. */
const visitPayment = z.object({
  PAYMENT: z.string(),
  METHOD: z.enum(paidWays),
  AMOUNT: z.int(),
  REVERSES: z.string().nullable(),
  /** What can still be returned of it; nothing of a return. */
  LEFT: z.int(),
  /** Bonus points that it has given and that were not taken off again. */
  POINTS: z.int(),
  REASON: z.string().nullable(),
  AT: z.string(),
  BY: z.string().nullable(),
})
export type VisitPayment = z.infer<typeof visitPayment>

/**
 * The money of a visit, in hundredths. What was paid too much at one visit of a patient pays the others, the oldest first, so that every screen says the
 * same of a visit.
 */
const balance = {
  /** Its services. */
  TOTAL: z.int(),
  /** What was paid at this visit, without what was returned. */
  PAID: z.int(),
  /** What was paid for it at other visits of the patient; negative is what was paid at it for others. */
  CARRIED: z.int(),
  /** TOTAL without PAID and CARRIED: what is left to pay; negative is what was paid too much, and no visit of the patient needs. */
  DUE: z.int(),
}

/**
 * The services and payments of a visit, all amounts in hundredths of CURRENCY. LINES and PAYMENTS have everything that ever stood there, in
 * order. PATIENT_DUE is DUE over all visits of the patient that the caller may see; null for one without a card.
 */
export const visit = z
  .object({
    APPOINTMENT_CODE: z.string(),
    STATUS: z.enum(appointmentStatuses),
    CURRENCY: z.string(),
    LINES: z.array(visitLine),
    PAYMENTS: z.array(visitPayment),
    ...balance,
    PATIENT_DUE: z.int().nullable(),
    ARRIVED_AT: z.string().nullable(),
    BEGAN_AT: z.string().nullable(),
    ENDED_AT: z.string().nullable(),
    /** Services can be written, payments can be noted. */
    MAY_WRITE: z.boolean(),
    MAY_TAKE_MONEY: z.boolean(),
    /** It can be paid by bonus points: the programme is on. */
    MAY_USE_POINTS: z.boolean(),
    MAY_READ_NOTES: z.boolean(),
  })
  .meta({ id: 'Visit' })
export type Visit = z.infer<typeof visit>

/** A service of the clinic with its price of today for this visit. */
export const visitPriceList = z.object({
  data: z.array(z.object({ SERVICE_CODE: z.string(), ...localized('NAME'), LIST_PRICE: z.int().nullable() })),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type VisitPrice = z.infer<typeof visitPriceList>['data'][number]

/**
 * Adds a service, in place of the line REPLACES if there is one. Without PRICE that of the list; one of its own needs a REASON. Throws 409 `NOT_A_VISIT` before the
 * patient has come, 409 `LINE_GONE` if others have removed the line.
 */
export const visitLineBody = z.strictObject({
  SERVICE_CODE: rowCode,
  QUANTITY: z.int(problem('invalid')).min(1, problem('invalid')).max(1000, problem('invalid')).default(1),
  PRICE: money.min(0, problem('invalid')).optional(),
  REASON: blank(line(300)),
  REPLACES: z.uuid(problem('invalid')).optional(),
})

/**
 * Notes a payment. PAID is what had been paid as the caller saw it: 409 `PAID_MEANWHILE` if others have noted one since. A repeated call with the same
 * Idempotency-Key notes one.
 */
export const paymentBody = z.strictObject({
  AMOUNT: money.min(1, problem('moneyAmount')),
  METHOD: z.enum(paymentMethods, problem('payMethod')),
  PAID: z.int(notOfType('required')),
})

/** Notes a return of a payment: AMOUNT of it, or all that is left. 409 `REVERSED` if nothing is left, 409 `REVERSED_MORE` if less than AMOUNT is. */
export const refundBody = z.strictObject({
  AMOUNT: money.min(1, problem('moneyAmount')).optional(),
  REASON: line(300),
})

/** The body of a return of a payment of which so much is left. */
export const refundBodyOf = (left: number) =>
  refundBody.extend({
    AMOUNT: money.min(1, problem('moneyAmount')).max(left, problem('moreThanLeft')).optional(),
  })

const notePart = z.object({ KIND: z.enum(noteParts), TEXT: z.string(), AT: z.string() })
const note = z.object({
  NOTE: z.string(),
  SPECIALIST_CODE: z.string(),
  ...localizedOptional('AUTHOR'),
  LANG: z.string(),
  AT: z.string(),
  /** The newest version of the text; the others and the additions are in PARTS, the first one first. */
  TEXT: z.string(),
  PARTS: z.array(notePart),
  /** The caller may write the text anew, or add to it. */
  MAY_CHANGE: z.boolean(),
  MAY_ADD: z.boolean(),
})
export type VisitNote = z.infer<typeof note>

/** The notes of doctors on a visit, the first one first, and the values that fill a template of a note. */
export const visitNotes = z.object({
  NOTES: z.array(note),
  MAY_WRITE: z.boolean(),
  VALUES: z.record(z.string(), z.string().nullable()),
})
export type VisitNotes = z.infer<typeof visitNotes>

/** The notes of doctors on the visits of a patient that the caller may see, the newest visit first; each note with its text and its additions. */
export const patientNotes = z.object({
  data: z.array(
    z.object({
      NOTE: z.string(),
      APPOINTMENT_CODE: z.string(),
      COMPANY_CABINET_CODE: z.string(),
      /** Date and time of day of the visit in the zone of the branch. */
      DATE: z.string(),
      LABEL: z.string(),
      START: z.string(),
      SPECIALIST_CODE: z.string(),
      ...localizedOptional('AUTHOR'),
      LANG: z.string(),
      TEXT: z.string(),
      ADDITIONS: z.array(z.object({ TEXT: z.string(), DATE: z.string() })),
    }),
  ),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type PatientNotes = z.infer<typeof patientNotes>

export const noteBody = z.strictObject({ TEXT: lines(20_000) })

/** The text of a note anew: 409 `NOTE_KEPT` after a day, when only an addition can be written. */
export const noteChangeBody = z.strictObject({
  TEXT: lines(20_000),
  KIND: z.enum(noteParts, problem('invalid')),
})

/** A visit of a patient in a list. */
const patientVisit = z.object({
  APPOINTMENT_CODE: z.string(),
  STATUS: z.enum(appointmentStatuses),
  BEGAN_AT: z.string().nullable(),
  START: z.string(),
  /** Date and time of day in the zone of the branch. */
  DATE: z.string(),
  LABEL: z.string(),
  /** It is of today there. */
  IS_TODAY: z.boolean(),
  COMPANY_CABINET_CODE: z.string(),
  SPECIALIST_CODE: z.string(),
  ...localizedOptional('DOCTOR'),
  /** What was booked; SERVICES are what was done. */
  ...localizedOptional('SERVICE_NAME'),
  SERVICES: z.array(z.object({ ...localized('NAME'), QUANTITY: z.int() })),
  ...balance,
})

/** The appointments of a patient that the caller may see, the newest first, and what is left to pay of all of them. */
export const patientVisits = z.object({
  CURRENCY: z.string(),
  DUE: z.int(),
  data: z.array(patientVisit),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type PatientVisit = z.infer<typeof patientVisit>

const dayCounts = {
  BOOKED: z.int(),
  CAME: z.int(),
  DONE: z.int(),
  NO_SHOW: z.int(),
  CANCELLED: z.int(),
  /**
   * Done services in money, what was paid for these visits on any day and at any visit of the patients, what is left to pay of those that owe something, and what
   * was paid too much: TOTAL and OVER are together as much as PAID and UNPAID.
   */
  TOTAL: z.int(),
  PAID: z.int(),
  UNPAID: z.int(),
  OVER: z.int(),
}

/**
 * Day close: the appointments of some days by doctor and branch, and the money of the till by method, taken and returned on these days
 * whenever the visits were. Amounts in hundredths of CURRENCY. BOOKED are all that were neither moved nor cancelled.
 */
export const dayClose = z
  .object({
    CURRENCY: z.string(),
    FROM: z.string(),
    TO: z.string(),
    ROWS: z.array(
      z.object({
        SPECIALIST_CODE: z.string(),
        ...localizedOptional('DOCTOR'),
        COMPANY_CABINET_CODE: z.string(),
        ...localizedOptional('CABINET'),
        ...dayCounts,
      }),
    ),
    SUM: z.object(dayCounts),
    TILL: z.array(
      z.object({ METHOD: z.enum(paymentMethods), TAKEN: z.int(), RETURNED: z.int(), COUNT: z.int() }),
    ),
    /** What bonus points have paid on these days, and what of it came back to the cards: it is in PAID of the visits, and no money of the till. */
    POINTS: z.object({ TAKEN: z.int(), RETURNED: z.int() }),
    /** How much of what the till has kept pays visits of other days; negative if more was returned. */
    FOR_OTHER_DAYS: z.int(),
    /** Visits that are not paid in full, the largest debt first; a hundred at most. */
    UNPAID: z.array(
      z.object({
        APPOINTMENT_CODE: z.string(),
        COMPANY_CABINET_CODE: z.string(),
        DATE: z.string(),
        PATIENT: z.string(),
        DUE: z.int(),
      }),
    ),
  })
  .meta({ id: 'DayClose' })
export type DayClose = z.infer<typeof dayClose>

/** At most 31 days. */
export const dayCloseQuery = z.object({
  date_from: nearDate.describe('The first day; today without it.').optional(),
  date_to: nearDate.describe('The last day; the first one without it.').optional(),
})
