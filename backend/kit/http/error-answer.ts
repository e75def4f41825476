import type { Context } from 'hono'
import { translate } from '../../../locales/index.ts'
import { loggedPath } from '../../../schemas/documents/logged-path.ts'
import { isConnectionError } from '../database/connection-error.ts'
import { ApiError, type ErrorCode, httpStatus } from '../errors/api-error.ts'
import { waitWords } from '../errors/wait-words.ts'
import { isFullDisk } from '../files/full-disk.ts'
import { FileStoreError } from '../files/s3-store.ts'
import type { Log } from '../log.ts'
import { requestLocale } from './request-locale.ts'

/** Retry-After in seconds if the database is unavailable. */
const retryAfter = 10

/** The field that an error is about, so that forms say it there. */
const fieldOf: Partial<Record<ErrorCode, string>> = { CODE_INVALID: 'CODE' }

/** The error response of A-0, in the language of the request. */
export function errorAnswer(c: Context, { code, fields, data }: ApiError): Response {
  const locale = requestLocale(c.req.path)
  const { SCOPE = '', LEFT } = data ?? {}
  const said = translate(locale)(`errors:${code}`, {
    scope: String(SCOPE),
    ...(typeof LEFT === 'number' && { count: LEFT }),
  })
  c.header('Cache-Control', 'no-store')
  const wait = httpStatus[code] === 503 ? retryAfter : data?.RETRY_AFTER
  if (wait !== undefined) c.header('Retry-After', String(wait))
  const message = httpStatus[code] === 429 ? `${said} ${waitWords(locale, Number(wait))}` : said
  const field = fieldOf[code]
  const wrong = fields ?? (field && { [field]: [message] })
  return c.json(
    { error: { code, message, ...(wrong && { fields: wrong }), ...(data && { data }) } },
    httpStatus[code],
  )
}

const isUnreachable = (error: Error): boolean => isConnectionError(error) || error instanceof FileStoreError

const codeOf = (error: Error): ErrorCode =>
  isFullDisk(error) ? 'STORAGE_FULL' : isUnreachable(error) ? 'UNAVAILABLE' : 'INTERNAL'

/**
 * Turns a thrown error into a response. An unexpected one is logged and answered with `INTERNAL` without
 * details, with `UNAVAILABLE` (503 and Retry-After) if the database or the store of files cannot be reached, or with `STORAGE_FULL`.
 */
export const errorHandler = (log: Log) => (error: Error, c: Context) => {
  if (error instanceof ApiError) return errorAnswer(c, error)
  if (c.req.raw.signal.aborted) {
    log.info(
      { requestId: c.get('requestId'), path: loggedPath(c.req.path) },
      'the client left before the answer',
    )
    return errorAnswer(c, new ApiError('BAD_REQUEST'))
  }
  log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'a request failed')
  return errorAnswer(c, new ApiError(codeOf(error)))
}
