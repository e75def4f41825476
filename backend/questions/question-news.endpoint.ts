import { and } from 'drizzle-orm'
import { question } from '../database/tables/index.ts'
import { staffNewsCall } from '../live/staff-news.ts'
import { isForStaff, staffFilters } from './staff-questions.ts'

/** R98: what happens with the questions to a clinic. */
export const questionNews = staffNewsCall({
  kind: 'question',
  section: 'questions',
  rows: ({ member }) => ({
    ...{ table: question, since: question.waitsSince },
    where: and(isForStaff(member), staffFilters.waiting),
  }),
})
