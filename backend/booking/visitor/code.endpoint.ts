import { and, eq, gt } from 'drizzle-orm'
import { bookingCodeBody, bookingCodeSent } from '../../../schemas/api/booking-hold.ts'
import { codeLimits } from '../../accounts/index.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import type { Contact } from '../../kit/sessions/contact.ts'
import { knownContact } from '../appointments/confirm-contact.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { withNearest } from './book.endpoint.ts'
import { sendCode } from './send-code.ts'

/** The company of a hold that is not over. Throws 410. */
async function companyOfHold(orm: Orm, id: string): Promise<string> {
  const [row] = await orm
    .select({ company: appointment.company })
    .from(appointment)
    .where(and(eq(appointment.id, id), eq(appointment.status, 'hold'), gt(appointment.expiresAt, new Date())))
  if (!row) throw new ApiError('HOLD_GONE')
  return row.company
}

/** PA6 */
export const sendBookingCode = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/confirmation_code',
  summary:
    'Sends the code that confirms a booking to a phone or an e-mail address; none to a contact that is known to be the caller’s',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }, ...codeLimits('TEL'), ...codeLimits('EMAIL')],
  countsItself: true,
  body: bookingCodeBody,
  status: 202,
  answer: bookingCodeSent,
  act: async ({ orm, body, person, locale, count, transaction }) => {
    const { HOLD_ID, COMPANY_CODE, TEL, EMAIL } = body
    const company =
      HOLD_ID === undefined
        ? (COMPANY_CODE ?? '')
        : await withNearest(orm, HOLD_ID, Date.now(), () => companyOfHold(orm, HOLD_ID))
    const { name } = await readBookable(orm, company)
    if (knownContact(person, body)) return { CONFIRM_ID: null, RESEND_AFTER: 0 }
    await count()
    const contact: Contact =
      EMAIL === undefined ? { channel: 'phone', contact: TEL ?? '' } : { channel: 'email', contact: EMAIL }
    return transaction((inner) => sendCode(inner, { company, name, contact, locale }))
  },
})

declare module '../../database/tables/confirmation.ts' {
  interface CodePurposes {
    booking: 'booking'
  }
}
