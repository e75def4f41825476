import type { Orm } from '../database/database.ts'
import { type Limit, limitRate } from '../http/limit.ts'
import { resendSeconds } from './confirmation.ts'

type Times = Pick<Limit, 'times' | 'seconds'>

/**
 * How many codes are sent to one contact: nobody is to be flooded with codes by others (C-25). Most is counted from each address by itself, so
 * that a stranger cannot keep somebody from getting theirs.
 */
const fromOneAddress: readonly Times[] = [
  { times: 1, seconds: resendSeconds },
  { times: 10, seconds: 86_400 },
]
/** From everywhere. */
export const codesADay: Times = { times: 30, seconds: 86_400 }

/** How often codes are sent to the contact in a field of the body. */
export const codeLimits = (field: 'TEL' | 'EMAIL'): Limit[] => [
  ...fromOneAddress.map((times): Limit => ({ per: { field, from: 'address' }, ...times })),
  { per: { field }, ...codesADay },
]

/** Counts a code that only some calls of an endpoint send, `what` it is for. Throws 429 over the limit. */
export async function limitCodes(
  orm: Orm,
  what: string,
  { contact, address }: { contact: string; address: string },
): Promise<void> {
  const count = (key: string, times: Times) =>
    limitRate(orm, `${what} code/${times.seconds} ${key}`, { per: 'address', ...times })
  for (const times of fromOneAddress) await count(`${contact} from ${address}`, times)
  await count(contact, codesADay)
}
