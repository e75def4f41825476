import type { Orm } from '../kit/database/database.ts'
import type { Limit } from '../kit/limits/limit.ts'
import { limitAll } from '../kit/limits/limit-fairly.ts'
import { resendSeconds } from './confirmation.ts'

type Times = Pick<Limit, 'times' | 'seconds'>

/**
 * The limits of codes for one contact: strangers cannot flood it with codes (C-25). Most limits count each address by itself, so that a
 * stranger does not use up the codes of the contact's owner.
 */
const fromOneAddress: readonly Times[] = [
  { times: 1, seconds: resendSeconds },
  { times: 10, seconds: 86_400 },
]
/**
 * From everywhere: thirty. Twenty of them are kept for the first two of an address, so that it takes many addresses to use up the codes of
 * the contact's owner (decision 20).
 */
export const codesADay = { times: 10, seconds: 86_400, firsts: { each: 2, times: 20 } }

/** How often codes are sent to the contact in a field of the body. */
export const codeLimits = (field: 'TEL' | 'EMAIL'): Limit[] => [
  ...fromOneAddress.map((times): Limit => ({ per: { field, from: 'address' }, ...times })),
  { per: { field }, ...codesADay },
]

/** Counts a code that only some calls of an endpoint send; `what` is its purpose. Throws 429 over the limit. */
export async function limitCodes(
  orm: Orm,
  what: string,
  { contact, address }: { contact: string; address: string },
): Promise<void> {
  const key = (times: Times) => `${what} code/${times.seconds} ${contact}`
  const origin = { contact, address }
  await limitAll(orm, [
    ...fromOneAddress.map((limit) => ({ key: `${key(limit)} from ${address}`, limit, origin })),
    { key: key(codesADay), limit: codesADay, origin },
  ])
}
