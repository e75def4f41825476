// The exports of this subject for other subjects.
export { waitingMistakes } from './mistakes.endpoint.ts'
export { waitingClaims } from './read-claims.ts'
