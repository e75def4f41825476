// The exports of this subject for other subjects.
export { forgetClaims } from './forget-claims.ts'
export { waitingMistakes } from './mistakes.endpoint.ts'
export { waitingClaims } from './read-claims.ts'
