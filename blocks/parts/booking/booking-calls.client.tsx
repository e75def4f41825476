import { call } from '../../../client/call.ts'
import type { CallError } from '../../../client/call-error.ts'
import { isWidget } from '../../../client/is-widget.ts'
import { postSent } from '../../../client/post-sent.ts'
import type { BookedAppointment } from '../../../schemas/api/appointment.ts'
import type { WaitingListed } from '../../../schemas/api/waiting-list.ts'
import { phoneInText } from '../../../schemas/formats/phone.ts'
import { phoneWithin } from '../../../schemas/reference/countries.ts'
import type { SentCode } from './booking-code.client.tsx'

/** After these errors another time has to be chosen. */
export const isLost = ({ code }: CallError) =>
  ['SLOT_TAKEN', 'SLOT_INVALID', 'HOLD_GONE', 'PATIENT_BUSY', 'ENTRY_OFF', 'DOCTOR_GONE'].includes(code)

/** The subject that a code confirms: a time that is kept, or an entry on the waiting list of a company. */
export type CodeOf = { HOLD_ID: string } | { COMPANY_CODE: string }

type Asking = {
  of: CodeOf
  country: string
  channel: SentCode['channel']
  contact: string
}

/** Asks for a code to a contact; undefined where none is needed, because it is known to be the reader's. */
export async function askForCode({ of, country, channel, contact }: Asking): Promise<SentCode | undefined> {
  const answer = (await call('POST', '/w-front/v1/appointment/confirmation_code', {
    ...of,
    COUNTRY: country,
    [channel]: contact,
  })) as { CONFIRM_ID: string | null; RESEND_AFTER: number }
  if (answer.CONFIRM_ID === null) return undefined
  return {
    confirm: answer.CONFIRM_ID,
    contact,
    channel,
    shown: channel === 'TEL' ? phoneInText(phoneWithin(contact, country)) : contact,
    until: Date.now() + answer.RESEND_AFTER * 1000,
  }
}

/** Books the held time, and reports it to counters of visits. */
export async function bookVisit(body: object): Promise<BookedAppointment> {
  const sent = isWidget() ? { ...body, WIDGET: true } : body
  const booked = (await call('POST', '/w-front/v1/appointment', sent)) as BookedAppointment
  postSent({ kind: 'appointment', code: booked.APPOINTMENT_CODE })
  return booked
}

/** Puts a patient on a waiting list. */
export const joinWaiting = async (body: object): Promise<WaitingListed> =>
  (await call('POST', '/w-front/v1/appointment/waiting_list', body)) as WaitingListed
