import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Caller } from '../caller.ts'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { ApiError } from '../errors/api-error.ts'
import { countInMemory } from '../limits/count-in-memory.ts'
import type { Person } from '../sessions/person.ts'
import { maySignIn } from '../sessions/session.ts'
import type { Settings } from '../settings.ts'
import { type ApiKeyRow, account, apiKey } from '../tables/index.ts'
import { callsPerMinute } from './calls-per-minute.ts'
import { isKeyToken, keyHash } from './key-token.ts'

/** Somebody for whom a program calls, by a key. */
export type KeyHolder = { key: ApiKeyRow; person: Person }

const calls = countInMemory({ times: callsPerMinute, seconds: 60 })
/** Keys that nobody has, from one address. Those that somebody has are not refused for them. */
const guesses = countInMemory({ times: 30, seconds: 300 })

/** Minimum interval between updates of the time of last use. */
const noteMs = 60_000

const byHash = prepared('key by hash', (orm) =>
  orm
    .select({ key: apiKey, account })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.account))
    .where(and(eq(apiKey.tokenHash, sql.placeholder('hash')), isNull(apiKey.revokedAt))),
)

const refuseOver = (wait: number | undefined) => {
  if (wait !== undefined) throw new ApiError('TOO_MANY', { data: { RETRY_AFTER: wait } })
}

/** A program has no session: what a person does by theirs (signing in, factors) is closed to it. */
const sessionOf = ({ id, account: owner, createdAt, usedAt, factorAt }: ApiKeyRow): Person['session'] => ({
  tokenHash: '',
  id,
  account: owner,
  createdAt,
  usedAt: usedAt ?? createdAt,
  expiresAt: new Date(8.64e15),
  isLasting: true,
  userAgent: '',
  factorAt,
})

/** The holder of the key that the call brings. Throws 401 for a key that does not exist or is revoked, and 429 for too many calls. */
export async function findByKey(
  orm: Orm,
  token: string,
  caller: Caller,
  settings: Pick<Settings, 'demoAccounts'>,
): Promise<KeyHolder> {
  const hashed = keyHash(token)
  refuseOver(calls.look(hashed))
  const [found] = isKeyToken(token) ? await byHash(orm).execute({ hash: hashed }) : []
  if (!found || !maySignIn(found.account, settings)) {
    refuseOver(guesses.count(caller.address))
    throw new ApiError('API_KEY_UNKNOWN')
  }
  refuseOver(calls.count(hashed))
  const { key } = found
  const sent = caller.header('x-integrator')
  if (key.integrator !== null && sent !== undefined && sent !== key.integrator)
    throw new ApiError('INTEGRATOR_UNKNOWN')
  await noteUse(orm, key)
  return { key, person: { account: found.account, session: sessionOf(key) } }
}

async function noteUse(orm: Orm, { id, usedAt }: ApiKeyRow): Promise<void> {
  if (usedAt !== null && usedAt.getTime() > Date.now() - noteMs) return
  const earlier = or(isNull(apiKey.usedAt), sql`${apiKey.usedAt} < now() - interval '1 minute'`)
  await orm
    .update(apiKey)
    .set({ usedAt: new Date() })
    .where(and(eq(apiKey.id, id), earlier))
}
