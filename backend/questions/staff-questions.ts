import { eq, inArray, type SQL } from 'drizzle-orm'
import type { StaffQuestionState } from '../../schemas/api/question.ts'
import { waitingQuestions } from '../../schemas/questions/question-status.ts'
import { type Membership, question } from '../database/tables/index.ts'
import { isWrittenTo } from '../staff/index.ts'

export const staffFilters: Record<StaffQuestionState, SQL | undefined> = {
  waiting: inArray(question.status, [...waitingQuestions]),
  answered: inArray(question.status, ['answered', 'closed']),
  spam: eq(question.status, 'spam'),
  all: undefined,
}

/** Questions that a member of the staff sees. */
export const isForStaff = (member: Membership): SQL | undefined => isWrittenTo(question, member)
