import type { Locale } from '../../../locales/locale.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { findStarted, limitCodes, resendSeconds, startConfirmation } from '../../accounts/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Contact } from '../../kit/sessions/contact.ts'
import type { Texts } from '../../kit/tables/columns.ts'

type Sending = { company: string; name: Texts; contact: Contact; locale: Locale }

/** Sends a code for bookings in a company: a visitor who has to choose another time needs no other one. */
export const sendCode = (
  orm: Orm,
  { company, name, contact, locale }: Sending,
  ofHold: { hold?: string } = {},
) =>
  startConfirmation(orm, {
    ...contact,
    purpose: 'booking',
    pending: { company, ...ofHold },
    message: { template: 'booking-code', params: { COMPANY: pickLocalized(name, locale)?.value ?? name.ru } },
    locale,
  })

type OfForm = {
  hold: string
  /** The person has the page that asks for the code, so a code that was sent a minute ago did not come. */
  isAskedAgain: boolean
  /** The caller's address. */
  address: string
}

/**
 * Sends the code of a form without a script, in the transaction that keeps its hold: the same form that is sent again gets the code that was sent,
 * and no other message. Throws 429 over the limit of codes.
 */
export async function sendCodeOnce(
  orm: Orm,
  sending: Sending,
  { hold, isAskedAgain, address }: OfForm,
): Promise<string> {
  const { company, contact } = sending
  const pending = { company, hold }
  const within = isAskedAgain ? resendSeconds : undefined
  const sent = await findStarted(orm, { ...contact, purpose: 'booking', pending, within })
  if (sent) return sent.CONFIRM_ID
  await limitCodes(orm, { contact: contact.contact, address })
  return (await sendCode(orm, sending, { hold })).CONFIRM_ID
}
