import { account } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { confirmedContact } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Confirmation } from './confirmation.ts'
import { adoptReviews } from './own-review.ts'

/** Data of a registration, stored until its contact is confirmed. */
export type Registration = Pick<
  typeof account.$inferInsert,
  'email' | 'phone' | 'passwordHash' | 'lastName' | 'name' | 'middleName' | 'locale'
>

/** Creates the account of a confirmed registration. Throws 409 if the contact has been taken meanwhile. */
export async function createAccount(
  orm: Orm,
  { channel, contact, pending }: Pick<Confirmation, 'channel' | 'contact' | 'pending'>,
): Promise<Account> {
  const [made] = await orm
    .insert(account)
    .values({ ...(pending as Registration), ...confirmedContact({ channel, contact }) })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new ApiError('CONFLICT')
  await adoptReviews(orm, made)
  return made
}
