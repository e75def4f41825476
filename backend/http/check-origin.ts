import { ApiError } from './api-error.ts'
import type { Caller } from './caller.ts'

/**
 * Lets only our own pages change things (A-0: a proof of work is no shield against forged requests). Browsers name where a
 * call comes from; a request without an origin is not from a browser, and is allowed as long as it has no session cookie.
 */
export function checkOrigin(request: Request, { isTrusted }: Caller): void {
  if (isTrusted) return
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
