import { acceptedQuestion, questionBody } from '../../schemas/api/question.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { askForCode, confirmAuthor } from '../accounts/ask-for-code.ts'
import { question } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { limitRate } from '../http/limit.ts'
import { linkToken } from '../http/link-token.ts'
import { refuseProfanity } from '../profanity/refuse-profanity.ts'
import { randomCode } from '../random-code.ts'
import { answerBy } from './answer-by.ts'
import { findAsked } from './find-asked.ts'
import { questionSecret } from './question-link.ts'
import { tellLive } from './tell-live.ts'
import { tellAsker, tellClinic } from './tell-questions.ts'

/** R81: asks a clinic (D-REV). The first call of somebody without a confirmed contact sends a code and asks for it. */
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
    { per: { field: 'COMPANY_CODE' }, times: 300, seconds: 3600 },
  ],
  countsItself: true,
  body: questionBody,
  status: 201,
  answer: acceptedQuestion,
  act: async ({ orm, body, person, caller, locale, count, transaction }) => {
    refuseProfanity(locale, { NAME: body.NAME, TEXT: body.TEXT })
    const to = await findAsked(orm, body, locale)
    await count()
    const asked = { purpose: 'question' as const, person, locale, address: caller.address }
    await askForCode(orm, body, { ...asked, transaction })
    const secret = await questionSecret(orm)
    return transaction(async (inner) => {
      const { account, channel, contact } = await confirmAuthor(inner, body, asked)
      await limitRate(inner, `question/86400 ${contact}`, { per: 'person', times: 10, seconds: 86_400 })
      const [row] = await inner
        .insert(question)
        .values({
          ...to,
          ...{ code: randomCode(crockford, 8), text: body.TEXT, name: body.NAME, lang: locale },
          ...{ contact, contactChannel: channel, account: account?.id ?? null },
          mayPublish: body.MAY_PUBLISH ?? false,
        })
        .returning()
      if (!row) throw new ApiError('INTERNAL')
      await tellLive(inner, row)
      await tellClinic(inner, row, row.text)
      await tellAsker(inner, row, { template: 'question-received', secret })
      return {
        QUESTION_CODE: row.code,
        TOKEN: linkToken(secret, row.code),
        ANSWER_BY: answerBy(row.waitsSince),
      }
    })
  },
})
