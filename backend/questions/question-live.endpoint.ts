import { defineCall } from '../kit/http/endpoint.ts'
import { staffLiveOf } from '../kit/live/staff-live.ts'
import { waitingRows } from './staff-questions.ts'

/** R98: changes of the questions to a clinic, as a stream. */
export const questionLive = defineCall(
  staffLiveOf({ kind: 'question', section: 'questions', rows: waitingRows }),
)
