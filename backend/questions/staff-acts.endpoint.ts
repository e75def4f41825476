import { and, eq } from 'drizzle-orm'
import { changedQuestion, questionAnswerBody } from '../../schemas/api/question.ts'
import { type Membership, question, questionMessage } from '../database/tables/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'
import { moveRow, moveRows } from '../kit/cases/move-case.ts'
import { moverOf } from '../kit/cases/mover-of.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { notifyAsker } from './notify-questions.ts'
import { questionSecret } from './question-link.ts'
import { publications, questions } from './questions.case.ts'
import { isForStaff } from './staff-questions.ts'

const common = {
  method: 'post',
  service: 'w-business',
  access: { section: 'questions', action: 'write' },
  limits: [{ per: 'person' as const, times: 200, seconds: 3600 }],
  params: place.extend({ question: codeParam('question') }),
  answer: changedQuestion,
} as const

async function findForStaff(orm: Orm, code: string, member: Membership) {
  const [found] = await orm
    .select()
    .from(question)
    .where(and(eq(question.code, code), isForStaff(member)))
    .for('update')
  return found
}

/**
 * Answers in the name of the clinic, a doctor in their own (R98). The asker gets a message at once; if they have allowed it, the question
 * and its first answer go to a moderator, who publishes both.
 */
export const answerQuestion = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/question/{question}/answer',
  summary: 'Answers a question; its asker is told, and may ask back once',
  body: questionAnswerBody,
  act: async ({ orm, body: { TEXT: text }, params, person, member, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: text })
    const secret = await questionSecret(orm)
    return transaction(async (inner) => {
      const found = await findForStaff(inner, params.question, member)
      if (!found) return undefined
      const isFirst = found.status !== 'again'
      const move = moverOf(member)
      const moved = await moveRow(inner, questions, isFirst ? 'answer' : 'answerAgain', found.code, move)
      await inner.insert(questionMessage).values({
        question: found.code,
        kind: isFirst ? ('answer' as const) : ('last-answer' as const),
        text,
        specialist: ownDoctor(member) ?? null,
        account: person.account.id,
      })
      if (isFirst && found.mayPublish)
        await moveRows(inner, publications, 'offer', eq(question.code, found.code), move)
      await notifyAsker(inner, moved, { template: 'question-answered', secret, answer: text })
      return { QUESTION_CODE: moved.code, STATUS: moved.status }
    })
  },
})

/** A call that moves a question along one arrow. */
const mover = (arrow: 'close' | 'spam' | 'restore', summary: string) =>
  defineCall({
    ...common,
    path: `/{companyCode}/{cabinetCode}/question/{question}/${arrow}`,
    summary,
    act: async ({ params, member, transaction }) =>
      transaction(async (orm) => {
        const found = await findForStaff(orm, params.question, member)
        if (!found) return undefined
        const { code, status } = await moveRow(orm, questions, arrow, found.code, moverOf(member))
        return { QUESTION_CODE: code, STATUS: status }
      }),
  })

export const closeQuestion = mover('close', 'Closes an answered question: nothing more is said')
export const markSpam = mover('spam', 'Marks a question as spam: it waits for no answer')
export const restoreQuestion = mover('restore', 'Takes back that a question is spam')
