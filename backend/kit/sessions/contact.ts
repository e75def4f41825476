import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { account } from '../tables/index.ts'
import type { Account } from './person.ts'

/** A contact of a person, normalized as in `schemas/api/fields.ts`. */
export type Contact = { channel: 'email' | 'phone'; contact: string }

/** A login with an at sign is an e-mail address, any other a phone. */
export const contactOf = (login: string): Contact => ({
  channel: login.includes('@') ? 'email' : 'phone',
  contact: login,
})

/** `n***@example.kz`, `+7 *** *** 45 67`: enough to recognise one's own contact, too little to learn it. */
export const maskedContact = ({ channel, contact }: Contact): string =>
  channel === 'email'
    ? contact.replace(/^(.).*@/, '$1***@')
    : `${contact.slice(0, 2)} *** *** ${contact.slice(-4, -2)} ${contact.slice(-2)}`

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

/** The account with this confirmed contact. */
export async function findByContact(orm: Orm, { channel, contact }: Contact): Promise<Account | undefined> {
  const [found] = await byContact(orm, channel).execute({ contact })
  return found
}

/** Confirmed contacts of an account. An unconfirmed phone may belong to anybody. */
export const ownContacts = ({ email, emailConfirmedAt, phone, phoneConfirmedAt }: Account): string[] =>
  [emailConfirmedAt && email, phoneConfirmedAt && phone].filter((contact) => typeof contact === 'string')

/** Columns to update when a contact of the account has been confirmed. */
export const confirmedContact = ({ channel, contact }: Contact) =>
  channel === 'email'
    ? { email: contact, emailConfirmedAt: new Date() }
    : { phone: contact, phoneConfirmedAt: new Date() }
