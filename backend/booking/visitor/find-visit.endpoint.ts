import { and, eq, ne, or } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import { findVisitBody, foundVisit } from '../../../schemas/api/appointment.ts'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { limitCodes, redeemCode, startConfirmation, startDecoy } from '../../accounts/index.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { contactOf } from '../../kit/sessions/contact.ts'
import { currentOf } from '../appointments/find-appointment.ts'
import { manageSecret, manageToken } from '../letters/manage-token.ts'

/** The booking of a number that was made with a contact. */
async function findBooked(orm: Orm, code: string, contact: string) {
  const [row] = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.code, readCrockford(code)),
        ne(appointment.status, 'hold'),
        or(eq(appointment.phone, contact), eq(appointment.email, contact)),
      ),
    )
  return row
}

/** PA8 */
export const findVisit = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/find',
  summary:
    'The link of a booking for whoever has lost it: its number and the phone or e-mail bring a code there, with its CONFIRM_ID in the 422; the same is answered where there is no such booking, and no code is sent',
  access: 'anyone',
  limits: [{ per: 'address', times: 20, seconds: 900 }],
  body: findVisitBody,
  answer: foundVisit,
  act: async ({ orm, body, caller, locale, transaction }) => {
    const { APPOINTMENT_CODE, CONTACT, CONFIRM_ID, CODE } = body
    const { address } = caller
    if (CONFIRM_ID === undefined || CODE === undefined) {
      // Counted before anything is looked for, so that a refusal says nothing either.
      await limitCodes(orm, { contact: CONTACT, address })
      const to = { ...contactOf(CONTACT), purpose: 'visit' as const }
      const data = await transaction(async (inner) => {
        const row = await findBooked(inner, APPOINTMENT_CODE, CONTACT)
        return row ? startConfirmation(inner, { ...to, locale }) : startDecoy(inner, to)
      })
      const message = translate(locale)('errors:fields.codeIfBooked')
      throw new ApiError('FIELDS', { fields: { CODE: [message] }, data })
    }
    const secret = await manageSecret(orm)
    return transaction(async (inner) => {
      const { contact } = await redeemCode(inner, CONFIRM_ID, CODE, { purpose: 'visit', address })
      if (contact !== CONTACT) throw fieldFault(locale, { CONTACT: 'contactNotConfirmed' })
      // Whoever has proved the contact may know which bookings it has.
      const row = await findBooked(inner, APPOINTMENT_CODE, contact)
      if (!row) throw fieldFault(locale, { APPOINTMENT_CODE: 'noSuchBooking' })
      const current = await currentOf(inner, row)
      return { APPOINTMENT_CODE: current.code ?? '', TOKEN: manageToken(secret, current.uid) }
    })
  },
})

declare module '../../database/tables/confirmation.ts' {
  interface CodePurposes {
    visit: 'visit'
  }
}
