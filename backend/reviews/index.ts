// The exports of this subject for other subjects.
export { waitingReviews } from './moderated-writings.ts'
export { reasonWords } from './notify.ts'
export { replyAnswer } from './reply-answer.ts'
