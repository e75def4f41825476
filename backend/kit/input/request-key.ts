import type { Caller } from '../caller.ts'
import { ApiError } from '../errors/api-error.ts'

/** The Idempotency-Key of a call, by which it is known when it is sent again; undefined without one. Throws 400 for what is none. */
export function requestKey({ header }: Pick<Caller, 'header'>): string | undefined {
  const key = header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) throw new ApiError('BAD_REQUEST')
  return key
}
