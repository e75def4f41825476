import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { account } from '../database/tables/index.ts'
import type { Account } from './person.ts'

/** A way to reach a person, written as schemas/api/fields.ts writes it. */
export type Contact = { channel: 'email' | 'phone'; contact: string }

/** What a person signs in with is an e-mail address where it has an at sign, else a phone. */
export const contactOf = (login: string): Contact => ({
  channel: login.includes('@') ? 'email' : 'phone',
  contact: login,
})

const byContact = prepared('account by contact', (orm, channel: Contact['channel']) =>
  orm
    .select()
    .from(account)
    .where(
      channel === 'email'
        ? eq(account.email, sql.placeholder('contact'))
        : and(eq(account.phone, sql.placeholder('contact')), isNotNull(account.phoneConfirmedAt)),
    ),
)

/** The account that this confirmed contact belongs to. */
export async function findByContact(orm: Orm, { channel, contact }: Contact): Promise<Account | undefined> {
  const [found] = await byContact(orm, channel).execute({ contact })
  return found
}

/** What a person has shown to be theirs. A phone that was only written down may be anybody's. */
export const ownContacts = ({ email, emailConfirmedAt, phone, phoneConfirmedAt }: Account): string[] =>
  [emailConfirmedAt && email, phoneConfirmedAt && phone].filter((contact) => typeof contact === 'string')

/** Columns of an account whose contact has just been confirmed. */
export const confirmedContact = ({ channel, contact }: Contact) =>
  channel === 'email'
    ? { email: contact, emailConfirmedAt: new Date() }
    : { phone: contact, phoneConfirmedAt: new Date() }
