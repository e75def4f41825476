import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'

/** Maximum number of attempts. */
const maxAttempts = 3

/**
 * SQLSTATE of transactions that Postgres aborted because of concurrent ones: serialization failure (40001), deadlock (40P01), and a row
 * that refers to one that was removed meanwhile (23503): a second try finds the present rows.
 */
const retryableStates = new Set<unknown>(['40001', '40P01', '23503'])

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && retryableStates.has(error.code)) || isRetryable(error.cause))

async function tryOnce<T>(orm: Orm, fn: (orm: Orm) => Promise<T>): Promise<T> {
  const outcome = await orm.transaction(async (inner) => {
    try {
      return { value: await fn(inner) }
    } catch (error) {
      if (error instanceof ApiError && error.keep) return { error }
      throw error
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/**
 * Runs `fn` in a transaction, up to three times if Postgres aborts it because of concurrent ones; so `fn`
 * must have no effects outside the database. An `ApiError` with `keep` is thrown after the commit.
 */
export async function inTransaction<T>(orm: Orm, fn: (orm: Orm) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(orm, fn)
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error
    }
  }
}
