import { z } from '@hono/zod-openapi'
import { and, asc, count, desc } from 'drizzle-orm'
import { type StaffQuestion, staffQuestionList, staffQuestionStates } from '../../schemas/api/question.ts'
import { questionCase } from '../../schemas/questions/question.case.ts'
import { waitingQuestions } from '../../schemas/questions/question-status.ts'
import { type Membership, question } from '../database/tables/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import { countByState } from '../staff/index.ts'
import type { Question } from './question-link.ts'
import { readQuestions } from './read-questions.ts'
import { isForStaff, staffFilters } from './staff-questions.ts'

/** The possible actions for a question now, and who may do them. */
function mayDo({ status }: Question, member: Membership): StaffQuestion['MAY'] {
  const mayWrite = may(permissionsOf(member), 'questions', 'write')
  const fits = (from: readonly string[]) => mayWrite && from.includes(status)
  return {
    ANSWER: fits(waitingQuestions),
    CLOSE: fits(questionCase.arrows.close.from),
    SPAM: fits(questionCase.arrows.spam.from),
    RESTORE: fits(questionCase.arrows.restore.from),
  }
}

/** R98 */
export const staffQuestions = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/questions',
  summary:
    'Questions to the clinic for its staff: what waits for an answer, the longest first, answered, spam, or all',
  access: { section: 'questions', action: 'read' },
  params: place,
  query: z.object({
    filter: nested({ state: z.enum(staffQuestionStates).default('all') }).prefault({}),
    page: pageQuery(20),
  }),
  answer: staffQuestionList,
  act: async ({ orm, member, query: { filter, page }, locale }) => {
    const where = and(isForStaff(member), staffFilters[filter.state])
    const total = totalOf(orm.select({ all: count() }).from(question).where(where))
    const inOrder =
      filter.state === 'waiting'
        ? [asc(question.waitsSince), asc(question.code)]
        : [desc(question.createdAt), asc(question.code)]
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ question, total })
        .from(question)
        .where(where)
        .orderBy(...inOrder)
        .limit(limit)
        .offset(offset),
    )
    const read = await readQuestions(
      orm,
      rows.map(({ question: row }) => row),
      { reader: 'staff', locale },
    )
    const mayWrite = may(permissionsOf(member), 'questions', 'write')
    const data = read.map(({ row, words }) => ({
      ...words,
      NAME: row.name,
      CONTACT: (mayWrite && row.contact) || null,
      MAY: mayDo(row, member),
    }))
    return {
      data,
      meta,
      COUNTS: await countByState(orm, question, { states: staffFilters, where: isForStaff(member) }),
    }
  },
})
