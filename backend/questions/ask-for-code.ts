import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { resendSeconds, startConfirmation } from '../accounts/confirmation.ts'
import { contactOf } from '../accounts/contact.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { limitRate } from '../http/limit.ts'

/** How many codes a contact gets, as where a review is confirmed. */
const limits = [
  { per: 'address', times: 1, seconds: resendSeconds },
  { per: 'address', times: 10, seconds: 86_400 },
] as const

/**
 * Sends a code to the contact of who asks. Returns the 422 that says so at the field of the code, with the CONFIRM_ID that belongs to
 * it: a form without script has it in a hidden field when it is sent again.
 */
export async function askForCode(
  orm: Orm,
  contact: string,
  { locale, transaction }: { locale: Locale; transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T> },
): Promise<ApiError> {
  for (const limit of limits) await limitRate(orm, `question code/${limit.seconds} ${contact}`, limit)
  const data = await transaction((inner) =>
    startConfirmation(inner, { ...contactOf(contact), purpose: 'question', locale }),
  )
  const message = translate(locale)('errors:fields.codeSent')
  return new ApiError('FIELDS', { fields: { CODE: [message] }, data })
}
