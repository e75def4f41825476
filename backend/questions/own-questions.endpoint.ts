import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, ne } from 'drizzle-orm'
import { ownQuestionList } from '../../schemas/api/question.ts'
import { isOwn } from '../accounts/index.ts'
import { company, question } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import type { Account } from '../kit/sessions/person.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { questionPath, questionSecret } from './question-link.ts'
import { readQuestions } from './read-questions.ts'

/** The condition for the questions of a person; a withdrawn one has no words any more. */
export const isOwnQuestion = (person: Account) =>
  and(isOwn(question, person), ne(question.status, 'withdrawn'))

/** Questions of the signed-in person to clinics. */
export const ownQuestions = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/questions',
  summary:
    'Questions of the signed-in person to clinics, also those asked with their confirmed contacts; the newest first',
  access: 'person',
  query: z.object({ page: pageQuery(20) }),
  answer: ownQuestionList,
  act: async ({ orm, person, query: { page }, locale }) => {
    const secret = await questionSecret(orm)
    const where = isOwnQuestion(person.account)
    const total = totalOf(orm.select({ all: count() }).from(question).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ question, company, total })
        .from(question)
        .innerJoin(company, eq(company.code, question.company))
        .where(where)
        .orderBy(desc(question.createdAt), desc(question.code))
        .limit(limit)
        .offset(offset),
    )
    const read = await readQuestions(
      orm,
      rows.map((row) => row.question),
      { reader: 'author', locale },
    )
    const data = read.flatMap(({ row, words }) => {
      const at = rows.find(({ question: { code } }) => code === row.code)
      if (!at) return []
      const COMPANY = clinicOfThread(at.company, locale)
      return [{ ...words, COMPANY, PATH: questionPath(secret, row.code) }]
    })
    return { data, meta }
  },
})
