import {
  forgetFactors,
  hasFactor,
  makeRecoveryCodes,
  noteFactorEvent,
  tellOfFactor,
} from '../../factors/index.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { endSessions, markFactor } from '../../kit/sessions/session.ts'
import { invalidateTokens } from '../confirmation.ts'

type Acting = { person: Person; caller: Caller }

/**
 * What follows once an account has a factor: it is told, and with the first one come the recovery codes, which are shown once; every other
 * session ends, since it was begun without one, and so do links that were sent before.
 */
export async function addedFactor(
  orm: Orm,
  { person, caller }: Acting,
  { secret, isFirst, passkey: name }: { secret: string; isFirst: boolean; passkey?: string },
): Promise<string[] | null> {
  const { account: own, session } = person
  await tellOfFactor(orm, { person: own, caller }, 'added', name)
  await markFactor(orm, { session: session.id })
  if (!isFirst) return null
  await endSessions(orm, own.id, session.id)
  await invalidateTokens(orm, own.id)
  await noteFactorEvent(orm, own.id, 'codes-made')
  return makeRecoveryCodes(orm, own.id, secret)
}

/** What follows once an account has lost a factor by its own will. */
export async function removedFactor(orm: Orm, { person, caller }: Acting, name?: string): Promise<void> {
  const { account: own } = person
  await tellOfFactor(orm, { person: own, caller }, 'removed', name)
  if (!(await hasFactor(orm, own.id))) await forgetFactors(orm, own.id)
}

/** What all calls that change the factors of a person have in common. */
export const changing = {
  method: 'post',
  service: 'w-front',
  access: 'person',
  limits: [{ per: 'person', times: 30, seconds: 900 }],
} as const
