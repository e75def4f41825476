import type { StaffQuestionState } from '../../schemas/api/question.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of questions to a clinic. */
export const questions = 'questions'

/** R98: one page of the questions of a place, which is company and cabinet as in a path, `1001/0`. */
export const staffQuestions = (place: string, state: StaffQuestionState, page: number) =>
  ({
    key: [questions, place, state, page],
    path: `/business-api-front2/${place}/questions${listQuery(page, { state })}`,
    schema: async () => (await import('../../schemas/api/question.ts')).staffQuestionList,
  }) satisfies ApiQuery
