// The exports of this subject for other subjects.
export { askForCode, checkReach, confirmAuthor } from './ask-for-code.ts'
export { checkSender } from './check-sender.ts'
export { codeLimits, limitCodes } from './code-limits.ts'
export { findStarted, redeemCode, resendSeconds, startConfirmation } from './confirmation.ts'
export { type Author, findAuthor } from './find-author.ts'
export { isOwn } from './is-own.ts'
export { isOwnReview } from './own-review.ts'
export { hashPassword, verifyPassword } from './password.ts'
