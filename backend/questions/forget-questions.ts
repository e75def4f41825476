import { and, inArray, ne } from 'drizzle-orm'
import { isOwn } from '../accounts/index.ts'
import { question, questionMessage, questionMove } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Deletes the questions of a person whose account is deleted; published ones stay, without name and contact, and wait for no answer. */
export async function forgetQuestions(orm: Orm, person: Account): Promise<void> {
  const own = isOwn(question, person)
  await orm.delete(question).where(and(own, ne(question.publication, 'published')))
  const published = orm.select({ code: question.code }).from(question).where(own)
  await orm
    .delete(questionMessage)
    .where(and(inArray(questionMessage.question, published), ne(questionMessage.kind, 'answer')))
  await orm.update(questionMove).set({ reason: null }).where(inArray(questionMove.row, published))
  await orm.update(question).set({ name: '', contact: '', account: null, status: 'closed' }).where(own)
}
