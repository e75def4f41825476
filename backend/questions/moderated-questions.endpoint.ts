import { z } from '@hono/zod-openapi'
import { and, asc, count, eq } from 'drizzle-orm'
import { moderatedQuestionList, questionDecision, questionDecisionBody } from '../../schemas/api/question.ts'
import { publishedQuestions } from '../../schemas/questions/questions.event.ts'
import { company, question, questionMessage, specialist } from '../database/tables/index.ts'
import { moveRow } from '../kit/cases/move-case.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import type { Orm } from '../kit/database/database.ts'
import { readWaiting, type Waiting } from '../kit/database/queue.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { codeParam, pageQuery } from '../kit/input/query.ts'
import { companyColumns, sitePath } from '../shared/answers/company-ref.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'
import { isFirstAnswer } from './first-answer.ts'
import { publications, questions } from './questions.case.ts'

const waits = eq(question.publication, 'new')

export const waitingQuestions = (orm: Orm): Promise<Waiting> =>
  readWaiting(orm, question, { since: question.createdAt, where: waits })

/** Questions with their first answers whose askers have allowed to publish them, the oldest first. */
export const moderatedQuestions = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/questions',
  summary: 'Answered questions that may be published and wait for moderators, the oldest first',
  access: 'moderator',
  query: z.object({ page: pageQuery(20) }),
  answer: moderatedQuestionList,
  act: async ({ orm, query: { page }, locale }) => {
    const { lastName, name, middleName } = specialist
    const total = totalOf(orm.select({ all: count() }).from(question).where(waits))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({
          question,
          total,
          answer: questionMessage.text,
          about: companyColumns,
          doctor: { lastName, name, middleName },
        })
        .from(question)
        .innerJoin(questionMessage, isFirstAnswer)
        .innerJoin(company, eq(company.code, question.company))
        .leftJoin(
          specialist,
          and(eq(specialist.company, question.company), eq(specialist.code, questionMessage.specialist)),
        )
        .where(waits)
        .orderBy(asc(question.createdAt), asc(question.code))
        .limit(limit)
        .offset(offset),
    )
    const codes = rows.map(({ question: { code } }) => code)
    const historyOf = await readHistories(orm, [questions, publications], codes, {
      reader: 'moderator',
      locale,
    })
    const data = rows.map(({ question: one, answer, about, doctor }) => ({
      QUESTION_CODE: one.code,
      AT: instant(one.createdAt),
      TEXT: one.text,
      ANSWER: answer,
      LANG: one.lang,
      ABOUT: {
        NAME: wordsOf(about.name, locale).TEXT,
        SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
        PATH: sitePath(about, '/ask-question'),
      },
      HISTORY: historyOf(one.code),
    }))
    return { data, meta }
  },
})

/** A moderator's decision. 409 if it was decided already, or the asker has taken the question back. */
export const decideQuestion = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/questions/{question}/decision',
  summary: 'Publishes a question with its answer, or keeps it between asker and clinic',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ question: codeParam('question') }),
  body: questionDecisionBody,
  answer: questionDecision,
  act: async ({ body: { DECISION, REASON, REASON_TEXT }, params, person, transaction }) =>
    transaction(async (orm) => {
      const isRejected = DECISION === 'reject'
      const decided = await moveRow(orm, publications, DECISION, params.question, {
        by: 'moderator',
        account: person.account.id,
        reason: isRejected ? (REASON_TEXT ?? REASON ?? 'other') : null,
        set: isRejected ? { reason: REASON ?? 'other', reasonText: REASON_TEXT ?? null } : {},
      })
      if (DECISION === 'publish') await changed(orm, publishedQuestions, decided)
      return { QUESTION_CODE: decided.code, PUBLICATION: decided.publication }
    }),
})
