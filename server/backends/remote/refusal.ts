import { type ErrorCode, httpStatus } from '../../../backend/kit/errors/api-error.ts'
import { translate } from '../../../locales/index.ts'
import { defaultLocale, isLocale } from '../../../locales/locale.ts'
import { retryAfter } from '../../http/headers.ts'

/** This server's own answer to a call, written as those of the built-in backend. `path` is `/api/{service}/{locale}/…`. */
export function refusal(code: ErrorCode, path: string) {
  const locale = path.split('/')[3]
  const message = translate(isLocale(locale) ? locale : defaultLocale)(`errors:${code}`)
  const status = httpStatus[code]
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === httpStatus.UNAVAILABLE && { 'retry-after': retryAfter }),
    },
    body: JSON.stringify({ error: { code, message } }),
  }
}
