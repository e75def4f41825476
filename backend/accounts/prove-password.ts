import type { Locale } from '../../locales/locale.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { limitRate } from '../kit/limits/limit.ts'
import type { Account } from '../kit/sessions/person.ts'
import { verifyPassword } from './password.ts'

/**
 * Asks a signed-in person for the password again, before something that a stolen session must not change. Throws 422 at the `field` for a
 * wrong one, and 403 for an account of the demo, whose password is public, unless everybody of the demo may do it. Call it outside of a transaction.
 */
export async function provePassword(
  orm: Orm,
  { id, isDemo, passwordHash }: Account,
  given: string,
  {
    locale,
    field,
    isForDemo = false,
  }: { locale: Locale; field: 'PASSWORD' | 'OLD_PASSWORD'; isForDemo?: boolean },
): Promise<void> {
  if (isDemo && !isForDemo) throw new ApiError('FORBIDDEN')
  // Counted by the account: only the signed-in person can use it up.
  await limitRate(orm, `old password ${id}`, { per: 'person', times: 10, seconds: 900 })
  if (!(await verifyPassword(passwordHash, given))) throw fieldFault(locale, { [field]: 'oldPassword' })
}
