import type { Orm } from '../kit/database/database.ts'
import { countedValue, counterKey, type Limit } from '../kit/limits/limit.ts'
import { type Counted, limitAll } from '../kit/limits/limit-fairly.ts'
import { resendSeconds } from './confirmation.ts'

type Times = Pick<Limit, 'times' | 'seconds' | 'counter'>

/** Whatever a code is for, a contact gets as many as of one purpose. */
const counter = 'code'

/**
 * The limits of codes for one contact: strangers cannot flood it with codes (C-25). Most limits count each address by itself, so that a
 * stranger does not use up the codes of the contact's owner.
 */
const onceAMinute: Times = { times: 1, seconds: resendSeconds, counter }
const ofAddressADay: Times = { times: 10, seconds: 86_400, counter }
/**
 * From everywhere: thirty. Twenty of them are kept for the first two of an address, so that it takes many addresses to use up the codes of
 * the contact's owner (decision 20).
 */
export const fromEverywhere = { times: 10, seconds: 86_400, counter, firsts: { each: 2, times: 20 } }

type Field = 'TEL' | 'EMAIL'

/** How often in a day codes are sent to the contact in a field of the body. */
export const codesADay = (field: Field): Limit[] => [
  { per: { field, from: 'address' }, ...ofAddressADay },
  { per: { field }, ...fromEverywhere },
]

/** The same, and how soon after another one. */
export const codeLimits = (field: Field): Limit[] => [
  { per: { field, from: 'address' }, ...onceAMinute },
  ...codesADay(field),
]

/** Counts a code that only some calls of an endpoint send, as `codeLimits` do. Throws 429 over the limit. */
export async function limitCodes(
  orm: Orm,
  { contact, address }: { contact: string; address: string },
): Promise<void> {
  const counted = (limit: Counted['limit'], from?: string): Counted => ({
    key: counterKey(counter, limit, countedValue(contact, from)),
    limit,
    origin: { contact, address },
  })
  await limitAll(orm, [
    counted(onceAMinute, address),
    counted(ofAddressADay, address),
    counted(fromEverywhere),
  ])
}
