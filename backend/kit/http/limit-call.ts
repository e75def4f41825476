import type { Caller } from '../caller.ts'
import type { Orm } from '../database/database.ts'
import { countedValue, counterKey, type Limit } from '../limits/limit.ts'
import { type Counted, limitAll, refuseOver } from '../limits/limit-fairly.ts'
import type { Person } from '../sessions/person.ts'
import type { Endpoint } from './endpoint.ts'

type Called = { caller: Caller; person: Person | undefined; body: unknown }

/** The key that a limit counts by; undefined if the request has none. */
function counted({ per }: Limit, { caller, person: who, body }: Called): string | undefined {
  // A program counts by its key, so that it does not use up the calls of who has made it.
  const person = who && (caller.key === undefined ? who.account.id : who.session.id)
  // People who are signed in are counted each by their account, and forms without a script, which cost nothing to send, apart from the rest:
  // strangers behind the same address use up neither.
  if (per === 'address')
    return person ?? (caller.isTrusted ? `${caller.address} without work` : caller.address)
  if (per === 'person') return person
  const value = (body as Record<string, unknown> | undefined)?.[per.field]
  // An empty field identifies no person, so it is not counted.
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return per.from ? countedValue(value, caller.address) : countedValue(value)
}

const isOfField = ({ per }: Limit) => typeof per === 'object'

/** The counters of a call by some limits of its endpoint. */
const countersOf = ({ method, service, path }: Endpoint, limits: readonly Limit[], called: Called) =>
  limits.flatMap((limit): Counted[] => {
    const who = counted(limit, called)
    if (who === undefined) return []
    const what = typeof limit.per === 'string' ? limit.per : limit.per.field
    const name = limit.counter ?? `${method} ${service}${path} ${what}`
    const origin = { contact: who, address: called.caller.address }
    return [{ key: counterKey(name, limit, who), limit, origin }]
  })

type Sender = Omit<Called, 'body'>

const ofSender = (endpoint: Endpoint, called: Sender): Counted[] =>
  countersOf(
    endpoint,
    endpoint.limits.filter((limit) => !isOfField(limit)),
    { ...called, body: undefined },
  )

/** Counts a call by address and person. Throws 429 over the limit. */
export const limitCaller = (orm: Orm, endpoint: Endpoint, called: Sender): Promise<void> =>
  limitAll(orm, ofSender(endpoint, called))

/** Throws 429 for a call of an address or a person with as many as may be, without counting it. */
export const refuseOverLimit = (orm: Orm, endpoint: Endpoint, called: Sender): Promise<void> =>
  refuseOver(orm, ofSender(endpoint, called))

/** Counts a call by normalized fields of its body, so that different spellings of a phone count as one. */
export const limitFields = (orm: Orm, endpoint: Endpoint, called: Called): Promise<void> =>
  limitAll(orm, countersOf(endpoint, endpoint.limits.filter(isOfField), called))
