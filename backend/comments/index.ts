// The exports of this subject for other subjects.
export { commentTag } from './comment-tag.ts'
export { commentCases } from './comments.case.ts'
