// What other subjects use of this one.
export { commentTag } from './comment-tag.ts'
