import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { linkParams, linkQuery } from '../../schemas/api/link-address.ts'
import { followUpBody, type OwnQuestion, ownQuestion, withdrawBody } from '../../schemas/api/question.ts'
import { fits } from '../../schemas/cases/define-case.ts'
import { questionCase } from '../../schemas/questions/question.case.ts'
import { publishedQuestions } from '../../schemas/questions/questions.event.ts'
import { company, question, questionMessage, questionMove } from '../database/tables/index.ts'
import { moveRow, moveRows } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { notifyClinic } from './notify-questions.ts'
import { findQuestion, type Question, questionSecret } from './question-link.ts'
import { publications, questions } from './questions.case.ts'
import { readQuestions } from './read-questions.ts'

async function answer(orm: Orm, found: Question, locale: Locale): Promise<OwnQuestion> {
  const [read] = await readQuestions(orm, [found], { reader: 'author', locale })
  const [clinic] = await orm.select().from(company).where(eq(company.code, found.company))
  if (!read || !clinic) throw new ApiError('NOT_FOUND')
  return {
    ...read.words,
    COMPANY: clinicOfThread(clinic, locale),
    MAY: {
      FOLLOW_UP: fits(questionCase.arrows.followUp, found.status),
      WITHDRAW: fits(questionCase.arrows.withdraw, found.status),
    },
  }
}

/** R24: the person who has the link of a question reads it. */
export const questionOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/question/{code}',
  summary: 'A question with its answers for whoever has its link',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
  answer: ownQuestion,
  act: async ({ orm, params: { code }, query: { token }, locale }) =>
    answer(orm, await findQuestion(orm, { code, token, secret: await questionSecret(orm) }), locale),
})

const changes = {
  method: 'post',
  service: 'w-front',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  params: linkParams,
  answer: ownQuestion,
} as const

/** The asker asks back, once, after the first answer. */
export const askBack = defineCall({
  ...changes,
  path: '/v1/question/{code}/follow_up',
  summary: 'Asks back after the answer to a question, once, by its link',
  body: followUpBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token, TEXT: text }, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: text })
    const secret = await questionSecret(orm)
    return transaction(async (inner) => {
      const found = await findQuestion(inner, { code, token, secret })
      const moved = await moveRow(inner, questions, 'followUp', found.code, {
        by: 'patient',
        set: { waitsSince: new Date() },
      })
      await inner.insert(questionMessage).values({ question: found.code, kind: 'follow-up', text })
      await notifyClinic(inner, moved, text)
      return answer(inner, moved, locale)
    })
  },
})

/** The asker takes the question back: its words, the name and the contact are erased, and it can no longer be read. */
export const withdrawQuestion = defineCall({
  ...changes,
  path: '/v1/question/{code}/withdraw',
  summary: 'Takes a question back by its link: everything that was written is erased',
  body: withdrawBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token }, locale, transaction }) => {
    const secret = await questionSecret(orm)
    return transaction(async (inner) => {
      const found = await findQuestion(inner, { code, token, secret })
      await eraseQuestion(inner, found)
      return answer(inner, await findQuestion(inner, { code, token, secret }), locale)
    })
  },
})

/** Withdraws a question and erases all of its words. */
export async function eraseQuestion(orm: Orm, found: Question): Promise<void> {
  const erased = {
    text: '',
    name: '',
    contact: '',
    account: null,
    mayPublish: false,
    reason: null,
    reasonText: null,
  }
  await moveRow(orm, questions, 'withdraw', found.code, { by: 'patient', set: erased })
  await orm.delete(questionMessage).where(eq(questionMessage.question, found.code))
  await orm.update(questionMove).set({ reason: null }).where(eq(questionMove.row, found.code))
  await moveRows(orm, publications, 'takeBack', eq(question.code, found.code), { by: 'patient' })
  if (found.publication === 'published') await changed(orm, publishedQuestions, found)
}
