// What other subjects use of this one.
export { waitingReviews } from './moderated-writings.ts'
export { replyAnswer } from './reply-answer.ts'
export { isForStaff, staffFilters } from './staff-reviews.ts'
export { reasonWords } from './tell.ts'
