import type { Context } from 'hono'
import { ApiError } from '../errors/api-error.ts'
import type { ConnectionInfo } from './request-caller.ts'

/**
 * The result of `work`, a part of a call that changes nothing. Throws 503 `UNAVAILABLE` if it takes longer than the listener's deadline,
 * because the database does not answer; a result that comes later is dropped.
 */
export async function inTime<T>({ env }: Context, work: Promise<T>): Promise<T> {
  const { deadlineMs } = (env ?? {}) as ConnectionInfo
  if (deadlineMs === undefined) return work
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ApiError('UNAVAILABLE')), deadlineMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
