import { inArray } from 'drizzle-orm'
import { rateLimit } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Limit } from '../kit/limits/limit.ts'
import { limitAll } from '../kit/limits/limit-fairly.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import { knownPlace, placesOf } from '../kit/sessions/known-device.ts'
import type { Account } from '../kit/sessions/person.ts'

type Times = Pick<Limit, 'times' | 'seconds'>

/** How many second steps of one account a place may try; whoever tries has known the password already. */
const fromOnePlace: readonly Times[] = [
  { times: 10, seconds: 900 },
  { times: 30, seconds: 86_400 },
]

/** How many strangers try together: of a million codes three are right, so that a year of guesses finds one in thirty accounts. */
const ofStrangers = { times: 10, seconds: 86_400, firsts: { each: 5, times: 20 } }

const key = ({ seconds }: Times, account: string, place: string) =>
  `factor/${seconds} ${account} from ${place}`

async function knownPlaceOf(orm: Orm, caller: Caller, contacts: readonly string[]) {
  for (const contact of contacts) {
    const place = await knownPlace(orm, caller, contact)
    if (place !== undefined) return place
  }
  return undefined
}

/**
 * Counts a second step before it is checked, so that parallel ones are limited too. Where the person was before, only what comes from
 * there counts: whoever has their password keeps them from nothing (decision 23). Throws 429.
 */
export async function countFactorAttempt(orm: Orm, caller: Caller, person: Account): Promise<void> {
  const contacts = ownContacts(person)
  const known = await knownPlaceOf(orm, caller, contacts)
  const origin = { contact: contacts[0] ?? '', address: caller.address }
  const ofPlace = fromOnePlace.map((limit) => ({
    key: key(limit, person.id, known ?? caller.address),
    limit,
    origin,
  }))
  const strangers = { key: `factor ${person.id}`, limit: ofStrangers, origin }
  await limitAll(orm, known === undefined ? [...ofPlace, strangers] : ofPlace)
}

/** Resets the count of a place after a right second step there. */
export async function resetFactorAttempts(orm: Orm, caller: Caller, { id }: Account): Promise<void> {
  const keys = placesOf(caller).flatMap((place) => fromOnePlace.map((limit) => key(limit, id, place)))
  await orm.delete(rateLimit).where(inArray(rateLimit.key, keys))
}
