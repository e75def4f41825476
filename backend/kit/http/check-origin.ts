import type { Caller } from '../caller.ts'
import { ApiError } from '../errors/api-error.ts'

/**
 * Rejects mutations from other sites, because a proof of work does not prevent forged requests.
 * Browsers send the origin; a request without one is not from a browser and is allowed if it has no session
 * cookie.
 */
export function checkOrigin(request: Request, { isTrusted, key }: Caller): void {
  // No other site can send a key that it does not know; a cookie beside it counts for nothing.
  if (isTrusted || key !== undefined) return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOwn =
    origin !== null
      ? URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
      : site !== null
        ? site === 'same-origin'
        : !request.headers.has('cookie')
  if (!isOwn) throw new ApiError('FOREIGN_ORIGIN')
}
