import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { limitCodes } from '../accounts/code-limits.ts'
import { startConfirmation } from '../accounts/confirmation.ts'
import { contactOf } from '../accounts/contact.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'

type Asking = {
  locale: Locale
  /** Of the caller. */
  address: string
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/**
 * Sends a code to the contact of who asks. Returns the 422 that says so at the field of the code, with the CONFIRM_ID that belongs to
 * it: a form without script has it in a hidden field when it is sent again.
 */
export async function askForCode(
  orm: Orm,
  contact: string,
  { locale, address, transaction }: Asking,
): Promise<ApiError> {
  await limitCodes(orm, 'question', { contact, address })
  const data = await transaction((inner) =>
    startConfirmation(inner, { ...contactOf(contact), purpose: 'question', locale }),
  )
  const message = translate(locale)('errors:fields.codeSent')
  return new ApiError('FIELDS', { fields: { CODE: [message] }, data })
}
