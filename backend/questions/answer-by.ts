import { answerWithinDays, waitingQuestions } from '../../schemas/questions/question-status.ts'
import { instant } from '../shared/answers/instant.ts'
import type { Question } from './question-link.ts'

/** The end of the time in which a clinic should answer a text that waits since an instant. */
export const answerBy = (since: Date): string =>
  instant(new Date(since.getTime() + answerWithinDays * 86_400_000))

/** The same for a question; null unless it waits for the clinic. */
export const answerByOf = ({ status, waitsSince }: Pick<Question, 'status' | 'waitsSince'>): string | null =>
  waitingQuestions.some((waiting) => waiting === status) ? answerBy(waitsSince) : null
