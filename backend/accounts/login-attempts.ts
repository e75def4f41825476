import { inArray } from 'drizzle-orm'
import { rateLimit } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Limit } from '../kit/limits/limit.ts'
import { countCall } from '../kit/limits/limit-fairly.ts'
import { knownPlace, placesOf } from '../kit/sessions/known-device.ts'

type Times = Pick<Limit, 'times' | 'seconds'>

/** A25: how many wrong passwords of one login a place may send; with more the login is locked there, whether or not the account exists. */
const fromOnePlace: readonly Times[] = [
  { times: 10, seconds: 900 },
  { times: 50, seconds: 86_400 },
]

/**
 * The number of passwords that strangers together may guess for one login: a hundred a day. Sixty of them are kept for the first three
 * attempts of an address, so that it takes many addresses to lock out the owner of the login at a place that is new to them (decision 23).
 */
const ofStrangers = { times: 40, seconds: 86_400, firsts: { each: 3, times: 60 } }

/** Sign-ins of strangers from one address, whatever logins they name. */
const ofAddress: Times = { times: 60, seconds: 900 }

const key = ({ seconds }: Times, login: string, place: string) => `login/${seconds} ${login} from ${place}`

/**
 * Counts an attempt before it is verified, so that parallel attempts are limited too. At a place where the login's owner was before, only
 * attempts from there count: strangers cannot lock them out. Throws 423 `LOCKED`, and 429 for too many of one address, with the seconds
 * after which neither is thrown.
 */
export async function countAttempt(orm: Orm, caller: Caller, login: string): Promise<void> {
  const { address } = caller
  const known = await knownPlace(orm, caller, login)
  const origin = { contact: login, address }
  const ofPlace = fromOnePlace.map((limit) => ({ key: key(limit, login, known ?? address), limit, origin }))
  const ofCaller = { key: `logins from ${address}`, limit: ofAddress, origin }
  const strangers = [ofCaller, { key: `login ${login}`, limit: ofStrangers, origin }]
  const refused = await countCall(orm, known === undefined ? [...ofPlace, ...strangers] : ofPlace)
  if (refused)
    throw new ApiError(refused.by === ofCaller ? 'TOO_MANY' : 'LOCKED', {
      data: { RETRY_AFTER: refused.wait },
    })
}

/** Resets the count of a place, after a correct or a new password there; attempts of strangers stay counted. */
export async function resetAttempts(orm: Orm, caller: Caller, logins: readonly string[]): Promise<void> {
  const keys = logins.flatMap((login) =>
    placesOf(caller).flatMap((place) => fromOnePlace.map((times) => key(times, login, place))),
  )
  if (keys.length > 0) await orm.delete(rateLimit).where(inArray(rateLimit.key, keys))
}
