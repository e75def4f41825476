import type { Caller } from '../caller.ts'
import { ApiError } from '../errors/api-error.ts'

/** The Idempotency-Key of a call, which recognises a repeated one; undefined without one. Throws 400 for a malformed key. */
export function requestKey({ header }: Pick<Caller, 'header'>): string | undefined {
  const key = header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) throw new ApiError('BAD_REQUEST')
  return key
}
