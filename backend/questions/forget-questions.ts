import { and, ne } from 'drizzle-orm'
import { isOwn } from '../accounts/is-own.ts'
import type { Account } from '../accounts/person.ts'
import type { Orm } from '../database/database.ts'
import { question } from '../database/tables/index.ts'

/** Deletes the questions of a person whose account is deleted; what everybody reads stays, without name and contact. */
export async function forgetQuestions(orm: Orm, person: Account): Promise<void> {
  const own = isOwn(question, person)
  await orm.delete(question).where(and(own, ne(question.publication, 'published')))
  await orm.update(question).set({ name: '', contact: '', account: null }).where(own)
}
