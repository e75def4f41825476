// The exports of this subject for other subjects.
export { commentCases } from './comments.case.ts'
