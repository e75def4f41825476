import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { ownContacts } from '../accounts/contact.ts'
import type { Account } from '../accounts/person.ts'
import type { Orm } from '../database/database.ts'
import { question } from '../database/tables/index.ts'

/** Deletes the questions of a person whose account is deleted; what everybody reads stays, without name and contact. */
export async function forgetQuestions(orm: Orm, person: Account): Promise<void> {
  const contacts = ownContacts(person)
  const own = or(
    eq(question.account, person.id),
    contacts.length > 0 ? inArray(question.contact, contacts) : undefined,
  )
  await orm.delete(question).where(and(own, ne(question.publication, 'published')))
  await orm.update(question).set({ name: '', contact: '', account: null }).where(own)
}
