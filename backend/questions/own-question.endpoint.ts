import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import {
  followUpBody,
  type OwnQuestion,
  ownQuestion,
  questionParams,
  questionQuery,
  withdrawBody,
} from '../../schemas/api/question.ts'
import { questionArrows } from '../../schemas/questions/question-status.ts'
import { tags } from '../../schemas/tags.ts'
import { company, questionMessage } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import { clinicOfThread } from '../patient/company-ref.ts'
import { refuseProfanity } from '../profanity/refuse-profanity.ts'
import { movePublication, moveQuestion } from './move-question.ts'
import { findQuestion, type Question, questionSecret } from './question-link.ts'
import { readQuestions } from './read-questions.ts'
import { tellClinic } from './tell-questions.ts'

const isFrom = (from: readonly string[], { status }: Question) => from.includes(status)

async function answer(orm: Orm, found: Question, locale: Locale): Promise<OwnQuestion> {
  const [read] = await readQuestions(orm, [found], locale)
  const [clinic] = await orm.select().from(company).where(eq(company.code, found.company))
  if (!read || !clinic) throw new ApiError('NOT_FOUND')
  return {
    ...read.words,
    COMPANY: clinicOfThread(clinic, locale),
    MAY: {
      FOLLOW_UP: isFrom(questionArrows.followUp.from, found),
      WITHDRAW: isFrom(questionArrows.withdraw.from, found),
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
  params: questionParams,
  query: questionQuery,
  answer: ownQuestion,
  act: async ({ orm, params: { code }, query: { token }, locale }) =>
    answer(orm, await findQuestion(orm, { code, token, secret: await questionSecret(orm) }), locale),
})

const changes = {
  method: 'post',
  service: 'w-front',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  params: questionParams,
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
      const moved = await moveQuestion(inner, 'followUp', found, { waitsSince: new Date() })
      await inner.insert(questionMessage).values({ question: found.code, kind: 'follow-up', text })
      await tellClinic(inner, moved, text)
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
  await moveQuestion(orm, 'withdraw', found, {
    ...{ text: '', name: '', contact: '', account: null, mayPublish: false },
    ...{ reason: null, reasonText: null },
  })
  await orm.delete(questionMessage).where(eq(questionMessage.question, found.code))
  await movePublication(orm, 'takeBack', found.code)
  if (found.publication === 'published') await invalidate(orm, [tags.questions(found.company)])
}
