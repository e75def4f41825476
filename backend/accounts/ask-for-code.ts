import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { CodePurpose } from '../database/tables/confirmation.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { contactOf, ownContacts } from '../kit/sessions/contact.ts'
import type { Person } from '../kit/sessions/person.ts'
import { limitCodes } from './code-limits.ts'
import { startConfirmation } from './confirmation.ts'
import { type Author, findAuthor } from './find-author.ts'

/** The fields of a form that prove its sender. */
type Sent = { CONTACT?: string | undefined; CONFIRM_ID?: string | undefined; CODE?: string | undefined }

type Asking = {
  purpose: CodePurpose
  person: Person | undefined
  locale: Locale
  /** The caller's address. */
  address: string
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/**
 * Sends a code to the contact of a form's sender, unless they are signed in with a confirmed contact, or the code was sent along. Otherwise
 * throws 422 at the field of the code, with the CONFIRM_ID that belongs to it: a form without script has it in a hidden field when it is
 * sent again.
 */
export async function askForCode(
  orm: Orm,
  { CONTACT: contact, CONFIRM_ID, CODE }: Sent,
  { purpose, person, locale, address, transaction }: Asking,
): Promise<void> {
  if ((CODE && CONFIRM_ID) || (person && ownContacts(person.account).length > 0)) return
  if (contact === undefined) throw fieldFault(locale, { CONTACT: 'reach' })
  await limitCodes(orm, purpose, { contact, address })
  const data = await transaction((inner) =>
    startConfirmation(inner, { ...contactOf(contact), purpose, locale }),
  )
  const message = translate(locale)('errors:fields.codeSent')
  throw new ApiError('FIELDS', { fields: { CODE: [message] }, data })
}

/** The author of a form for which `askForCode` has asked, in the transaction that keeps it. Throws 422 if the code is another contact's. */
export async function confirmAuthor(
  orm: Orm,
  sent: Sent,
  asked: Omit<Asking, 'transaction'>,
): Promise<Author> {
  const author = await findAuthor(orm, sent, asked)
  if (sent.CODE && sent.CONTACT !== undefined && sent.CONTACT !== author.contact)
    throw fieldFault(asked.locale, { CONTACT: 'contactNotConfirmed' })
  return author
}
