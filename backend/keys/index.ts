// The exports of this subject for other subjects.
export { revokeKeysOf } from './revoke-keys.ts'
