import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { ConnectionInfo } from './request-caller.ts'

/**
 * What a part of a call that changes nothing yields, or 503 `UNAVAILABLE` where the database lets it wait for longer than the listener
 * allows. What comes after that is nobody's.
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
