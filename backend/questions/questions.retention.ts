import { and, inArray, ne } from 'drizzle-orm'
import { isOwn } from '../accounts/index.ts'
import { question, questionMessage, questionMove } from '../database/tables/index.ts'
import { moveRows } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'
import { questions } from './questions.case.ts'

/** Deletes the questions of a person; published ones stay, without name and contact, and wait for no answer. */
async function forget(orm: Orm, person: Account): Promise<undefined> {
  const own = isOwn(question, person)
  await orm.delete(question).where(and(own, ne(question.publication, 'published')))
  const published = orm.select({ code: question.code }).from(question).where(own)
  await orm
    .delete(questionMessage)
    .where(and(inArray(questionMessage.question, published), ne(questionMessage.kind, 'answer')))
  await orm.update(questionMove).set({ reason: null }).where(inArray(questionMove.row, published))
  // Only an answered question is published, so this arrow begins in each state that is not closed already.
  await moveRows(orm, questions, 'close', own, { by: 'clock' })
  await orm.update(question).set({ name: '', contact: '', account: null }).where(own)
}

export const retention = defineRetention({ ofAccount: { tables: [question], forget } })
