import { httpStatus } from '../../../backend/kit/errors/api-error.ts'
import { translate } from '../../../locales/index.ts'
import { defaultLocale, isLocale } from '../../../locales/locale.ts'
import { retryAfter } from '../../http/headers.ts'

const code = 'UNAVAILABLE'

/** The answer to a call that a backend did not answer, as the built-in one says it of its database. `path` is `/api/{service}/{locale}/…`. */
export function unavailable(path: string) {
  const locale = path.split('/')[3]
  const message = translate(isLocale(locale) ? locale : defaultLocale)(`errors:${code}`)
  return {
    status: httpStatus[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': retryAfter,
    },
    body: JSON.stringify({ error: { code, message } }),
  }
}
