import { and, eq, gt, sql } from 'drizzle-orm'
import { acceptedQuestion, questionBody } from '../../schemas/api/question.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { questionCase } from '../../schemas/questions/question.case.ts'
import { askForCode, checkSender, confirmAuthor } from '../accounts/index.ts'
import { question } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { limitRate, toOneCompany } from '../kit/limits/limit.ts'
import { randomCode } from '../kit/random-code.ts'
import { linkToken } from '../kit/secrets/link-token.ts'
import { answerBy } from './answer-by.ts'
import { findAsked } from './find-asked.ts'
import { notifyAsker, notifyClinic } from './notify-questions.ts'
import { type Question, questionSecret } from './question-link.ts'

const same = ['company', 'specialist', 'speciality', 'text', 'mayPublish'] as const

/** The same question, sent twice within a day: once is enough. */
async function findSame(orm: Orm, asked: Pick<Question, 'contact' | (typeof same)[number]>) {
  const isSame = same.map((name) => sql`${question[name]} is not distinct from ${asked[name]}`)
  const [known] = await orm
    .select()
    .from(question)
    .where(
      and(
        eq(question.contact, asked.contact),
        ...isSame,
        gt(question.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  return known
}

/** R81: asks a clinic (D-REV). Without a confirmed contact the first call sends a code and asks for it. */
export const askQuestion = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/question',
  summary:
    'Asks a clinic or a doctor a question; without a code and a confirmed contact a code is sent, with its CONFIRM_ID in the 422',
  access: 'anyone',
  limits: [
    { per: 'address', times: 30, seconds: 3600 },
    { per: 'person', times: 20, seconds: 3600 },
    toOneCompany,
  ],
  countsItself: true,
  body: questionBody,
  check: checkSender('NAME', 'TEXT'),
  status: 201,
  answer: acceptedQuestion,
  act: async ({ orm, body, person, caller, locale, count, transaction }) => {
    const to = await findAsked(orm, body, locale)
    await count()
    const asked = { purpose: 'question' as const, person, locale, address: caller.address }
    await askForCode(orm, body, { ...asked, transaction })
    const secret = await questionSecret(orm)
    const accepted = ({ code, waitsSince }: Question) => ({
      QUESTION_CODE: code,
      TOKEN: linkToken(secret, code),
      ANSWER_BY: answerBy(waitsSince),
    })
    return transaction(async (inner) => {
      const { account, channel, contact } = await confirmAuthor(inner, body, asked)
      // The counter is locked: of two calls at the same time the second finds the row of the first.
      await limitRate(inner, `question/86400 ${contact}`, { per: 'person', times: 10, seconds: 86_400 })
      const words = { text: body.TEXT, mayPublish: body.MAY_PUBLISH ?? false }
      const known = await findSame(inner, { ...to, ...words, contact })
      if (known) return accepted(known)
      const [row] = await inner
        .insert(question)
        .values({
          ...to,
          ...words,
          code: randomCode(crockford, 8),
          name: body.NAME,
          lang: locale,
          contact,
          contactChannel: channel,
          account: account?.id ?? null,
        })
        .returning()
      if (!row) throw new ApiError('INTERNAL')
      await changed(inner, questionCase, row)
      await notifyClinic(inner, row, row.text)
      await notifyAsker(inner, row, { template: 'question-received', secret })
      return accepted(row)
    })
  },
})

declare module '../database/tables/confirmation.ts' {
  interface CodePurposes {
    question: 'questions'
  }
}
