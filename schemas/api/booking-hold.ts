import '../core/jitless.ts'
import { z } from 'zod'
import { email, filled, phone, problem, together } from './fields.ts'
import { blank } from './form-fields.ts'
import { wholeMinute } from './near-date.ts'
import { promotedVisit } from './promoted-visit.ts'
import { withCountry } from './with-country.ts'

/** Code of a company, branch, doctor or service. */
export const rowCode = filled.check(z.maxLength(60), z.regex(/^[\w-]+$/, problem('invalid')))

/**
 * PA4. `DOCTOR_CODE` may be `any`: the answer names the doctor. `RELEASE` is an earlier hold of the same visitor, which ends with it.
 * Throws 404 (no online entry, no such doctor or branch), 409 `SLOT_TAKEN` with `NEAREST` (`datedSlot[]`), 422 `SLOT_INVALID` (no slot of
 * the schedule begins then: too early, too late, or the schedule has changed), with `NEAREST` too.
 */
export const holdBody = z.strictObject({
  COMPANY_CODE: rowCode,
  CABINET_CODE: rowCode,
  DOCTOR_CODE: rowCode,
  SERVICE_CODE: blank(rowCode),
  /** With the doctor `any`: only of this speciality. */
  SPECIALITY: blank(rowCode),
  START: wholeMinute,
  RELEASE: blank(z.uuid(problem('invalid'))),
})

/** A slot that is kept for the person who has its id, 5 minutes long, and once more if it is renewed (C-25). */
export const hold = z
  .object({
    HOLD_ID: z.uuid(),
    EXPIRES_AT: z.string(),
    /** Whether PA5 has prolonged it already. */
    IS_RENEWED: z.boolean(),
    COMPANY_CABINET_CODE: z.string(),
    SPECIALIST_CODE: z.string(),
    START: z.string(),
    END: z.string(),
    TIMEZONE: z.string(),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string().nullable(),
    PROMOTION: promotedVisit,
  })
  .meta({ id: 'BookingHold' })
export type Hold = z.infer<typeof hold>

/**
 * PA6: sends a code to the contact that confirms a booking (`HOLD_ID`), a place on a waiting list (`COMPANY_CODE`). Throws 410 `HOLD_GONE` with `NEAREST`.
 */
export const bookingCodeBody = withCountry(
  z
    .strictObject({
      HOLD_ID: blank(z.uuid(problem('invalid'))),
      COMPANY_CODE: blank(rowCode),
      TEL: blank(phone),
      EMAIL: blank(email),
    })
    .refine(
      ({ HOLD_ID, COMPANY_CODE }) => (HOLD_ID === undefined) !== (COMPANY_CODE === undefined),
      together('required', 'HOLD_ID'),
    )
    .refine(({ TEL, EMAIL }) => (TEL === undefined) !== (EMAIL === undefined), together('required', 'TEL')),
)

/** `CONFIRM_ID` is null where no code is needed: the contact is one that the signed-in person has confirmed. */
export const bookingCodeSent = z.object({ CONFIRM_ID: z.uuid().nullable(), RESEND_AFTER: z.int() })
