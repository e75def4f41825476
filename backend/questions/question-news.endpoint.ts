import { defineCall } from '../kit/http/endpoint.ts'
import { staffNewsOf } from '../kit/live/staff-news.ts'
import { waitingRows } from './staff-questions.ts'

/** R98: changes of the questions to a clinic, as a stream. */
export const questionNews = defineCall(
  staffNewsOf({ kind: 'question', section: 'questions', rows: waitingRows }),
)
