import { locales } from '../../locales/locale.ts'
import { dayPartNames } from '../appointment-requests/appointment-request.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { rowCode } from './booking-hold.ts'
import { code, confirmId, consent, email, personName, phone, problem, token } from './fields.ts'
import { blank } from './form-fields.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { nearDate } from './near-date.ts'
import { withCountry } from './with-country.ts'

/**
 * PA10: asks for a message when a slot of a doctor, of any doctor (`any`), or of any of a speciality, becomes free. Confirmed like a
 * booking; PA6 with `COMPANY_CODE` sends the code. `DAY_PARTS` without any are the whole day. Throws 409 `WAITING_MANY` where the contact
 * waits for too much in the company already, 409 `WAITING_FULL` where too many wait for the same, 422 for days and parts of a day on which
 * the branch is closed or no doctor sees patients.
 */
export const waitingListBody = withCountry(
  z
    .strictObject({
      COMPANY_CODE: rowCode,
      DOCTOR: blank(rowCode),
      SPECIALITY: blank(rowCode),
      CABINET: blank(rowCode),
      DATE_FROM: nearDate,
      DATE_TO: nearDate,
      DAY_PARTS: z
        .array(z.enum(dayPartNames, problem('invalid')))
        .max(3, problem('invalid'))
        .default([]),
      NAME: personName,
      CONFIRM_ID: blank(confirmId),
      CODE: blank(code),
      TEL: blank(phone),
      EMAIL: blank(email),
      CONSENT: consent,
      LOCALE: z.enum(locales, problem('invalid')),
    })
    .refine(({ DOCTOR, SPECIALITY }) => (DOCTOR === undefined) !== (SPECIALITY === undefined), {
      ...problem('required'),
      path: ['DOCTOR'],
    })
    .refine(({ TEL, EMAIL }) => (TEL === undefined) !== (EMAIL === undefined), {
      ...problem('required'),
      path: ['TEL'],
    })
    .refine(({ DATE_FROM, DATE_TO }) => DATE_FROM <= DATE_TO, { ...problem('invalid'), path: ['DATE_TO'] }),
)

/** The place on the list: WAITING_CODE and TOKEN are of its link, `/appointment/waiting?code=…&token=…`. */
export const waitingListed = z
  .object({ WAITING_ID: z.uuid(), WAITING_CODE: z.string(), TOKEN: z.string() })
  .meta({ id: 'WaitingListed' })
export type WaitingListed = z.infer<typeof waitingListed>

/** PA10: a place on a waiting list as the person who has its link sees it. */
export const waitingWish = z
  .object({
    WAITING_CODE: z.string(),
    /** `left` is answered once, to the person who leaves: after that the link is invalid. */
    STATUS: z.enum(['waiting', 'over', 'left']),
    COMPANY_SLUG: z.string(),
    ...localized('COMPANY_NAME'),
    ...localizedOptional('CABINET_NAME'),
    /** The doctor; without one any, or any of the speciality. */
    ...localizedOptional('LASTNAME'),
    ...localizedOptional('NAME'),
    ...localizedOptional('MIDDLENAME'),
    ...localizedOptional('SPECIALITY_NAME'),
    DATE_FROM: z.string(),
    DATE_TO: z.string(),
    DAY_PARTS: z.array(z.enum(dayPartNames)),
  })
  .meta({ id: 'WaitingWish' })
export type WaitingWish = z.infer<typeof waitingWish>

/** PA10: takes a patient off the list. */
export const leaveBody = z.strictObject({ TOKEN: token })
