import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { isBlank } from '../../schemas/api/form-fields.ts'
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
/** The same before they are checked. */
type Raw = { [Name in keyof Sent]?: unknown }

type Asking = {
  purpose: CodePurpose
  person: Person | undefined
  locale: Locale
  /** The caller's address. */
  address: string
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/** True if the sender of a form is known: signed in with a confirmed contact, or with the code that was sent to them. */
const isKnown = ({ CONFIRM_ID, CODE }: Raw, person: Person | undefined): boolean =>
  Boolean(CODE && CONFIRM_ID) || (person !== undefined && ownContacts(person.account).length > 0)

/** Throws 422 if the sender of a form is not known, and cannot be asked for a code either, because they have written no contact. */
export function checkReach(sent: Raw, { person, locale }: Pick<Asking, 'person' | 'locale'>): void {
  const isUnreachable = sent.CONTACT === undefined || isBlank(sent.CONTACT)
  if (isUnreachable && !isKnown(sent, person)) throw fieldFault(locale, { CONTACT: 'reach' })
}

/**
 * Sends a code to the contact of a form's sender, unless they are signed in with a confirmed contact, or the code was sent along. Otherwise
 * throws 422 at the field of the code, with the CONFIRM_ID that belongs to it: a form without script has it in a hidden field when it is
 * sent again.
 */
export async function askForCode(
  orm: Orm,
  sent: Sent,
  { purpose, person, locale, address, transaction }: Asking,
): Promise<void> {
  checkReach(sent, { person, locale })
  const { CONTACT: contact } = sent
  if (contact === undefined || isKnown(sent, person)) return
  await limitCodes(orm, { contact, address })
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
