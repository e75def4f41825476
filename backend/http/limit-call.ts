import type { Person } from '../accounts/person.ts'
import type { Orm } from '../database/database.ts'
import type { Caller } from './caller.ts'
import type { Endpoint } from './endpoint.ts'
import { type Limit, limitRate } from './limit.ts'

type Called = { caller: Caller; person: Person | undefined; body: unknown }

/** Whom a limit counts; undefined where there is nobody to count. */
function counted({ per }: Limit, { caller, person, body }: Called): string | undefined {
  if (per === 'address') return caller.address
  if (per === 'person') return person?.account.id
  const value = (body as Record<string, unknown> | undefined)?.[per.field]
  // A field that was left empty is nobody's.
  return (typeof value === 'string' && value.trim().toLowerCase().slice(0, 200)) || undefined
}

/** Counts a call for each limit of its endpoint; throws 429 where it is one too many. */
export async function limitCall(orm: Orm, endpoint: Endpoint, called: Called): Promise<void> {
  for (const limit of endpoint.limits) {
    const who = counted(limit, called)
    if (who === undefined) continue
    const what = typeof limit.per === 'string' ? limit.per : limit.per.field
    await limitRate(orm, `${endpoint.method} ${endpoint.service}${endpoint.path} ${what} ${who}`, limit)
  }
}
