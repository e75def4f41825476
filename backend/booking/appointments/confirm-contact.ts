import type { Locale } from '../../../locales/locale.ts'
import { redeemCode } from '../../accounts/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { type Contact, ownContacts } from '../../kit/sessions/contact.ts'
import type { Person } from '../../kit/sessions/person.ts'

type Given = {
  CONFIRM_ID?: string | undefined
  CODE?: string | undefined
  TEL?: string | undefined
  EMAIL?: string | undefined
}

/** The given contact that the signed-in person has confirmed, so that no code is needed. */
export function knownContact(person: Person | undefined, { TEL, EMAIL }: Given): Contact | undefined {
  const known = person ? ownContacts(person.account) : []
  if (EMAIL !== undefined && known.includes(EMAIL)) return { channel: 'email', contact: EMAIL }
  if (TEL !== undefined && known.includes(TEL)) return { channel: 'phone', contact: TEL }
  return undefined
}

/**
 * The contact to which a company's messages about a booking go: the one whose code was entered, or that is known to be the person's. Throws
 * as `redeemCode`, 422 where there is neither, or the code was for another contact.
 */
export async function confirmContact(
  orm: Orm,
  company: string,
  given: Given,
  { person, locale, address }: { person: Person | undefined; locale: Locale; address: string },
): Promise<Contact> {
  const { CONFIRM_ID, CODE, TEL, EMAIL } = given
  if (CONFIRM_ID === undefined || CODE === undefined) {
    const known = knownContact(person, given)
    if (known) return known
    throw fieldFault(locale, { CODE: 'required' })
  }
  const { channel, contact, pending } = await redeemCode(orm, CONFIRM_ID, CODE, {
    purpose: 'booking',
    address,
  })
  const field = channel === 'email' ? 'EMAIL' : 'TEL'
  if ((channel === 'email' ? EMAIL : TEL) !== contact || pending?.company !== company)
    throw fieldFault(locale, { [field]: 'contactNotConfirmed' })
  return { channel, contact }
}
