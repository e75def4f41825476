import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { StaffQuestionState } from '../../schemas/api/question.ts'
import { waitingQuestions } from '../../schemas/question-status.ts'
import { type Membership, question } from '../database/tables/index.ts'
import { ownDoctor } from '../staff/own-doctor.ts'

export const staffFilters: Record<StaffQuestionState, SQL | undefined> = {
  waiting: inArray(question.status, [...waitingQuestions]),
  answered: inArray(question.status, ['answered', 'closed']),
  spam: eq(question.status, 'spam'),
  all: undefined,
}

/** Questions that a member of the staff sees: a doctor those to them alone (D-PERM). */
export function isForStaff(member: Membership): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    eq(question.company, member.company),
    own === undefined ? undefined : eq(question.specialist, own ?? ''),
  )
}
