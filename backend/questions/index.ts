// The exports of this subject for other subjects.
export { waitingQuestions } from './moderated-questions.endpoint.ts'
export { isOwnQuestion } from './own-questions.endpoint.ts'
