import type { Locale } from '../../locales/locale.ts'
import type { CodePurpose } from '../database/tables/confirmation.ts'
import type { Orm } from '../kit/database/database.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { type Contact, findByContact, ownContacts } from '../kit/sessions/contact.ts'
import type { Account, Person } from '../kit/sessions/person.ts'
import { redeemCode } from './confirmation.ts'

/** The author of a text: a confirmed contact, and the account that it belongs to, if any. */
export type Author = Contact & { account: Account | undefined; contacts: string[] }

type Proven = { CONFIRM_ID?: string | undefined; CODE?: string | undefined }
type Asked = {
  person: Person | undefined
  locale: Locale
  address: string
  purpose: CodePurpose
}

/**
 * The author of a text that a form has sent: by the code that was sent, otherwise the signed-in person, who has a confirmed
 * contact. Throws 422 without either. The code is used up, so call it in the transaction that writes.
 */
export async function findAuthor(
  orm: Orm,
  { CONFIRM_ID, CODE }: Proven,
  { person, locale, address, purpose }: Asked,
): Promise<Author> {
  if (CONFIRM_ID && CODE) {
    const { channel, contact } = await redeemCode(orm, CONFIRM_ID, CODE, { purpose, address })
    const account = person?.account ?? (await findByContact(orm, { channel, contact }))
    return { channel, contact, account, contacts: [contact] }
  }
  const contacts = person ? ownContacts(person.account) : []
  const [contact] = contacts
  if (!person || contact === undefined) throw fieldFault(locale, { CODE: 'required' })
  const channel = contact.includes('@') ? 'email' : 'phone'
  return { channel, contact, account: person.account, contacts }
}
