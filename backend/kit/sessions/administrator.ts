import type { Settings } from '../settings.ts'
import type { Account } from './person.ts'

/** The columns that decide whether an account is an administrator's. */
type Known = Pick<Account, 'isAdministrator' | 'email' | 'emailConfirmedAt'>

/**
 * Whether a person edits rows of the product (D-PERM): as the command `grant` has set it, otherwise whether the configuration names their
 * confirmed e-mail.
 */
export const isAdministrator = (
  account: Known,
  { administrators }: Pick<Settings, 'administrators'>,
): boolean =>
  account.isAdministrator ??
  (account.email !== null && account.emailConfirmedAt !== null && administrators.includes(account.email))
