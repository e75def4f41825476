import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { translate } from '../../../locales/index.ts'
import { bookedAppointment, bookingFormBody } from '../../../schemas/api/appointment.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import type { Contact } from '../../kit/sessions/contact.ts'
import { book, isHeld } from '../appointments/book.ts'
import { knownContact } from '../appointments/confirm-contact.ts'
import { currentOf } from '../appointments/find-appointment.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { holderOf } from '../slots/kept-time.ts'
import { readBookable } from '../slots/read-bookable.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { bookedAnswer } from './booked-answer.ts'
import { isOfSlot } from './is-of-slot.ts'
import { giveBack, keepSlotIn, orNearest } from './keep-slot.ts'
import { sendCodeOnce } from './send-code.ts'

type Body = z.output<typeof bookingFormBody>

/** The hold that a form names, if it is not over and of the chosen slot. */
async function namedHold(orm: Orm, { HOLD_ID, SLOT }: Body): Promise<AppointmentRow | undefined> {
  if (HOLD_ID === undefined) return undefined
  const [row] = await orm.select().from(appointment).where(eq(appointment.id, HOLD_ID))
  return row && isOfSlot(row, SLOT) && isHeld(row, Date.now()) ? row : undefined
}

/** What the same form has brought before: the booking, or the hold. */
async function broughtBefore(orm: Orm, requestKey: string): Promise<AppointmentRow | undefined> {
  const [row] = await orm.select().from(appointment).where(eq(appointment.requestKey, requestKey))
  return row && (row.status !== 'hold' || isHeld(row, Date.now())) ? row : undefined
}

/** Runs the booking of a hold that this call has taken: an error after which the transaction is kept does not keep the hold. */
async function orGiveBack<T>(orm: Orm, hold: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError && error.keep) await giveBack(orm, hold)
    throw error
  }
}

/**
 * PA7 for a form without a script. Each call is one transaction with the company's lock, so that the same form that was sent at the same
 * time waits for it, and then finds what it has brought. A form is the same if all of its fields are, and its sender is: whoever knows the
 * code and the id of its confirmation, which are among the fields, or without them the same account or browser at the same address.
 */
export const bookByForm = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/form',
  summary:
    'Books a free slot in one call that is sent twice, for a form without a script: first it keeps the slot and sends a code, with CONFIRM_ID and HOLD_ID in the 422. The same form that is sent again gets the same answer',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: bookingFormBody,
  status: 201,
  answer: bookedAppointment,
  act: async (call) => {
    const { orm, body, person, caller, locale, transaction } = call
    const { COMPANY_CODE: company, SLOT, SERVICE_CODE, HOLD_ID, CODE_BY, ...patient } = body
    const contact: Contact =
      CODE_BY === 'EMAIL'
        ? { channel: 'email', contact: patient.EMAIL ?? '' }
        : { channel: 'phone', contact: patient.TEL }
    if (contact.contact === '') throw fieldFault(locale, { EMAIL: 'required' })
    const { name } = await readBookable(orm, company)
    const secret = await manageSecret(orm)
    const hasCode = patient.CODE !== undefined && patient.CONFIRM_ID !== undefined
    const isProven = hasCode || knownContact(person, patient) !== undefined
    const key = JSON.stringify([locale, body, hasCode || holderOf(caller, person)])
    const requestKey = hash('sha256', key)
    const wanted = { COMPANY_CODE: company, ...SLOT, SERVICE_CODE, RELEASE: HOLD_ID, SPECIALITY: undefined }
    const brought = await orNearest(call, wanted, () =>
      transaction(async (inner) => {
        const before = (await broughtBefore(inner, requestKey)) ?? (await namedHold(inner, body))
        if (before && before.status !== 'hold') return { booked: await currentOf(inner, before) }
        const { id } = before ?? (await keepSlotIn(inner, call, wanted, requestKey))
        if (!isProven) {
          const ofForm = { hold: id, isAskedAgain: id === HOLD_ID, address: caller.address }
          const CONFIRM_ID = await sendCodeOnce(inner, { company, name, contact, locale }, ofForm)
          return { asked: { CONFIRM_ID, HOLD_ID: id } }
        }
        const booking = { ...patient, HOLD_ID: id, LOCALE: locale, WIDGET: undefined, WHATSAPP: undefined }
        const by = { key, person, address: caller.address, locale, now: Date.now(), secret }
        const take = () => book(inner, { ...by, body: booking })
        return { booked: await (before ? take() : orGiveBack(inner, id, take)) }
      }),
    )
    if (brought.booked) return bookedAnswer(brought.booked, secret)
    const message = translate(locale)('errors:fields.codeToBook')
    throw new ApiError('FIELDS', { fields: { CODE: [message] }, data: brought.asked })
  },
})
