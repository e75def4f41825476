// The exports of this subject for other subjects.
export { isOwnQuestion } from './own-questions.endpoint.ts'
