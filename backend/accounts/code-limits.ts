import type { Limit } from '../http/limit.ts'
import { resendSeconds } from './confirmation.ts'

/**
 * How often codes are sent to the contact in a field of the body: nobody is to be flooded with codes by others (C-25). Most of it is counted from each
 * address by itself, so that a stranger cannot keep somebody from getting theirs.
 */
export const codeLimits = (field: 'TEL' | 'EMAIL'): Limit[] => [
  { per: { field, from: 'address' }, times: 1, seconds: resendSeconds },
  { per: { field, from: 'address' }, times: 10, seconds: 86_400 },
  { per: { field }, times: 30, seconds: 86_400 },
]
