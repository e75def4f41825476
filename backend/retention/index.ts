// The exports of this subject for other subjects.
export { forgetAccount } from './forget-account.ts'
