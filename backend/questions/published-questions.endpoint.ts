import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { publishedQuestionList } from '../../schemas/api/question.ts'
import { tags } from '../../schemas/tags.ts'
import { company, question, questionMessage, specialist } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { instant } from '../shared/answers/instant.ts'
import { namedDoctorAnswer, reviewedDoctor } from '../shared/answers/review-answer.ts'
import { personSlug } from '../shared/shown/person-slug.ts'
import { expireWithDoctors, isVisibleDoctor } from '../shared/shown/visible-doctors.ts'
import { isFirstAnswer } from './first-answer.ts'

/** The public part of a question: its text and the first answer, never the asker. */
export const publishedQuestions = defineEndpoint({
  service: 'front',
  path: '/v1/questions',
  summary:
    'Published questions to a clinic with their answers, the newest first; a hidden doctor is not named',
  query: z.object({ filter: nested({ company: requestText }), page: pageQuery(20) }),
  answer: publishedQuestionList,
  read: async ({ orm, query: { filter, page }, tag, expires }) => {
    tag(tags.questions(filter.company))
    tag(tags.specialists(filter.company))
    await expireWithDoctors({ orm, expires }, filter.company)
    const where = and(
      eq(question.company, filter.company),
      eq(question.publication, 'published'),
      company.isPublished,
    )
    const ofCompany = eq(company.code, question.company)
    const total = totalOf(
      orm.select({ all: count() }).from(question).innerJoin(company, ofCompany).where(where),
    )
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ question, answer: questionMessage, about: reviewedDoctor, personSlug, total })
        .from(question)
        .innerJoin(company, ofCompany)
        .innerJoin(questionMessage, isFirstAnswer)
        .leftJoin(
          specialist,
          and(
            eq(specialist.company, question.company),
            eq(specialist.code, questionMessage.specialist),
            isVisibleDoctor,
          ),
        )
        .where(where)
        .orderBy(desc(questionMessage.createdAt), asc(question.code))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map((row) => ({
      QUESTION_CODE: row.question.code,
      TEXT: row.question.text,
      ANSWER: row.answer.text,
      LANG: row.question.lang,
      ANSWERED_AT: instant(row.answer.createdAt),
      SPECIALIST: namedDoctorAnswer(row),
    }))
    return { data, meta }
  },
})
