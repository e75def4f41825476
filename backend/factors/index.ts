// The exports of this subject for other subjects.
export { appAddress, newAppKey } from './app-codes.ts'
export { findApp, keepAppKey, removeApp, takeAppCode } from './authenticator-app.ts'
export { countWrongAnswer, findChallenge, openChallenge, useChallenge } from './challenge.ts'
export { deviceWords } from './device-words.ts'
export { countFactorAttempt, resetFactorAttempts } from './factor-attempts.ts'
export { noteFactorEvent, readFactorEvents } from './factor-events.ts'
export { factorSecret, keepSecret } from './factor-secret.ts'
export { isResetOpen, isWithFactor } from './is-with-factor.ts'
export { keepLink, resetOfLink } from './keep-link.ts'
export { forgetFactors, hasFactor, removeFactors } from './own-factors.ts'
export {
  askForNewPasskey,
  askForPasskey,
  checkPasskey,
  findPasskeys,
  noteUse,
  readNewPasskey,
} from './passkeys.ts'
export { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
export { allowReset, confirmReset, endReset, findReset, type Reset, waitHours } from './resets.ts'
export { askSecondStep, type CodeAnswer, takeFactorCode } from './second-step.ts'
export { tellOfCode, tellOfFactor, tellOfGuesses } from './tell-person.ts'
