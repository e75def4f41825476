import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { rateLimit } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { incrementCounter } from '../http/limit.ts'

/** A25: this many failures within this many seconds lock a login, whether or not the account exists. */
const maxFailures = 10
const windowSeconds = 900

const key = (login: string) => `login ${login}`

/**
 * Counts an attempt before it is verified, so that parallel attempts are limited too. Throws 423 `LOCKED`.
 */
export async function countAttempt(orm: Orm, login: string): Promise<void> {
  const { count, resetsInSeconds } = await incrementCounter(orm, key(login), windowSeconds)
  if (count > maxFailures) throw new ApiError('LOCKED', { data: { RETRY_AFTER: resetsInSeconds } })
}

const forgetting = prepared('forget attempts', (orm) =>
  orm.delete(rateLimit).where(eq(rateLimit.key, sql.placeholder('key'))),
)

/** Resets the counters after a correct or a new password. */
export async function resetAttempts(orm: Orm, logins: readonly (string | null)[]): Promise<void> {
  for (const login of logins) if (login) await forgetting(orm).execute({ key: key(login) })
}
