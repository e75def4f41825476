import { z } from '@hono/zod-openapi'
import { and, count, gt } from 'drizzle-orm'
import { questionNewsQuery } from '../../schemas/api/question.ts'
import { question } from '../database/tables/index.ts'
import { defineCall } from '../http/endpoint.ts'
import { openNews } from '../live/open-news.ts'
import { place } from '../staff/place.ts'
import { isForStaff, staffFilters } from './staff-questions.ts'
import { questionChannel } from './tell-live.ts'

/** R98: what happens with the questions to a clinic, as server-sent events. */
export const questionNews = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/question_news',
  summary:
    'Server-sent events: a message after each change of a question, with how many have begun to wait for an answer; it ends after a while, and with the session',
  access: { section: 'questions', action: 'read' },
  params: place,
  query: questionNewsQuery,
  answer: z.string(),
  act: async ({ orm, query, member, listen, checkAgain }) =>
    openNews({
      listen: (fn) => listen(questionChannel, fn),
      isOurs: (company) => company === member.company,
      read: async (since) => {
        const isNew = and(isForStaff(member), staffFilters.waiting, gt(question.waitsSince, since))
        const [row] = await orm.select({ asked: count() }).from(question).where(isNew)
        return { ASKED: row?.asked ?? 0 }
      },
      check: checkAgain,
      since: query.since === undefined ? undefined : new Date(query.since),
    }),
})
