import type { Orm } from '../database/database.ts'
import { ApiError } from './api-error.ts'

/** Runs `fn` in a transaction. An `ApiError` with `keep` is thrown after what was written is committed. */
export async function inTransaction<T>(orm: Orm, fn: (orm: Orm) => Promise<T>): Promise<T> {
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
