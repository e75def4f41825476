import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Contact } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'
import { createToken } from './confirmation.ts'
import { isExpired } from './password.ts'

/** How long the token for changing an expired password is valid. */
const changeSeconds = 900

/**
 * What asks a person for a new password in place of an expired one, once every step of the sign-in was right (R31): the token in it
 * stands for all of them. Undefined for a password that is good.
 */
export async function askForNewPassword(
  orm: Orm,
  person: Account,
  { contact, settings }: { contact: Contact; settings: Settings },
): Promise<ApiError | undefined> {
  if (!isExpired(person, settings)) return undefined
  const row = { ...contact, purpose: 'change', account: person.id, seconds: changeSeconds } as const
  const CHANGE_TOKEN = await createToken(orm, row)
  return new ApiError('PASSWORD_EXPIRED', { data: { CHANGE_TOKEN }, keep: true })
}
