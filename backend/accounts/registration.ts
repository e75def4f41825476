import type { Orm } from '../database/database.ts'
import { account } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import type { Confirmation } from './confirmation.ts'
import { confirmedContact } from './contact.ts'
import type { Account } from './person.ts'

/** What a person has entered, until the contact is proven. */
export type Registration = Pick<
  typeof account.$inferInsert,
  'email' | 'phone' | 'passwordHash' | 'lastName' | 'name' | 'middleName' | 'locale'
>

/** Makes the account of a registration whose contact is proven. Throws 409 where somebody else proved it first. */
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
  return made
}
