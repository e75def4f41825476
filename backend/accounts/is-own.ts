import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ownContacts } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'

/** The condition for texts that a person has written, signed in or with a contact that is confirmed to be theirs. */
export function isOwn(table: { account: PgColumn; contact: PgColumn }, person: Account): SQL | undefined {
  const contacts = ownContacts(person)
  return or(eq(table.account, person.id), contacts.length > 0 ? inArray(table.contact, contacts) : undefined)
}
