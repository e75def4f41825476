import { eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import { bookedAppointment, bookingFormBody } from '../../../schemas/api/appointment.ts'
import { codeLimits } from '../../accounts/index.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import type { Contact } from '../../kit/sessions/contact.ts'
import { book, isHeld } from '../appointments/book.ts'
import { knownContact } from '../appointments/confirm-contact.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { withNearest } from './book.endpoint.ts'
import { bookedAnswer } from './booked-answer.ts'
import { giveBack, keepSlot } from './keep-slot.ts'
import { sendCode } from './send-code.ts'

/** A hold of the form that is not over and still of its slot; undefined otherwise. */
async function heldBefore(orm: Orm, id: string | undefined, { START, DOCTOR_CODE, CABINET_CODE }: Slot) {
  if (id === undefined) return undefined
  const [row] = await orm.select().from(appointment).where(eq(appointment.id, id))
  const isSame =
    row?.startsAt.getTime() === Date.parse(START) &&
    row.specialist === DOCTOR_CODE &&
    row.cabinet === CABINET_CODE
  return isSame && isHeld(row, Date.now()) ? row : undefined
}

type Slot = { START: string; DOCTOR_CODE: string; CABINET_CODE: string }

/** PA7 for a form without a script. */
export const bookByForm = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/form',
  summary:
    'Books a free slot in one call that is sent twice, for a form without a script: first it keeps the slot and sends a code, with CONFIRM_ID and HOLD_ID in the 422',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }, ...codeLimits('TEL'), ...codeLimits('EMAIL')],
  countsItself: true,
  body: bookingFormBody,
  status: 201,
  answer: bookedAppointment,
  act: async (call) => {
    const { orm, body, person, caller, locale, count, transaction } = call
    const { COMPANY_CODE: company, SLOT, SERVICE_CODE, HOLD_ID, CODE_BY, ...patient } = body
    const contact: Contact =
      CODE_BY === 'EMAIL'
        ? { channel: 'email', contact: patient.EMAIL ?? '' }
        : { channel: 'phone', contact: patient.TEL }
    if (contact.contact === '') throw fieldFault(locale, { EMAIL: 'required' })
    const { name } = await readBookable(orm, company)
    const kept = await heldBefore(orm, HOLD_ID, SLOT)
    const { id } =
      kept ??
      (await keepSlot(call, {
        COMPANY_CODE: company,
        ...SLOT,
        SERVICE_CODE,
        RELEASE: HOLD_ID,
        SPECIALITY: undefined,
      }))
    const isProven = patient.CODE !== undefined && patient.CONFIRM_ID !== undefined
    if (!isProven && !knownContact(person, patient)) {
      // The next try could not name the time that is kept.
      await count().catch(async (error: unknown) => {
        if (!kept) await transaction((inner) => giveBack(inner, id))
        throw error
      })
      const { CONFIRM_ID } = await transaction((inner) => sendCode(inner, { company, name, contact, locale }))
      const message = translate(locale)('errors:fields.codeToBook')
      throw new ApiError('FIELDS', { fields: { CODE: [message] }, data: { CONFIRM_ID, HOLD_ID: id } })
    }
    const now = Date.now()
    const secret = await manageSecret(orm)
    const booking = { ...patient, HOLD_ID: id, LOCALE: locale, WIDGET: undefined }
    const row = await withNearest(orm, id, now, () =>
      transaction((inner) =>
        book(inner, { body: booking, key: id, person, address: caller.address, locale, now, secret }),
      ),
    )
    return bookedAnswer(row, secret)
  },
})
