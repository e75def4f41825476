import { and } from 'drizzle-orm'
import { question } from '../database/tables/index.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'
import { isForStaff, staffFilters } from './staff-questions.ts'

/** Questions to the clinic, or to the doctor. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'questions',
    rank: 30,
    section: 'questions',
    rows: ({ member }) => ({
      table: question,
      since: question.waitsSince,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
    live: 'question',
  },
]

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    questions: true
  }
}
declare module '../../schemas/api/staff-live.ts' {
  interface StaffLiveKinds {
    question: true
  }
}
