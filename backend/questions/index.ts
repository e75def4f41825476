// The exports of this subject for other subjects.
export { forgetQuestions } from './forget-questions.ts'
export { waitingQuestions } from './moderated-questions.endpoint.ts'
export { isOwnQuestion } from './own-questions.endpoint.ts'
export { waitingRows } from './staff-questions.ts'
