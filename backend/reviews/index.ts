// The exports of this subject for other subjects.
export { reasonWords } from './notify.ts'
export { replyAnswer } from './reply-answer.ts'
