// The exports of this subject for other subjects.
export { keptReasonInWords, reasonWords } from './reason-words.ts'
export { replyAnswer } from './reply-answer.ts'
export { reviewHistories } from './review-histories.ts'
