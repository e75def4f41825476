// What other subjects use of this one.
export { forgetClaims } from './forget-claims.ts'
export { waitingMistakes } from './mistakes.endpoint.ts'
export { waitingClaims } from './read-claims.ts'
