// The exports of this subject for other subjects.
export { endRestored } from './end-restored.ts'
export { forgetAccount } from './forget-account.ts'
