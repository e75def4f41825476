import { refuseLargeJson } from '../../schemas/core/parse-json.ts'
import { readTags } from '../../schemas/tags.ts'
import { rejection } from '../parts/rejection.ts'
import { lateStatus, SourceError } from '../source.ts'
import { BodyTooLarge, readBody } from './read-body.ts'

/** `globalThis.fetch`, or a backend in this process, which may ignore the signal. */
export type Fetch = (request: Request, options: { signal: AbortSignal }) => Response | Promise<Response>

export type FetchOptions = {
  fetch: Fetch
  /** Aborts a call before its time-out, for example at the deadline of a page. */
  signal?: AbortSignal | undefined
  /** Time-out of one attempt in milliseconds. */
  timeoutMs: number
  /** Delays before the retries, in milliseconds. */
  retryDelaysMs: readonly number[]
  /** Further statuses that the caller distinguishes; any other is 502. */
  refusals?: readonly number[]
}

/** `size` is the length of the text in characters. */
export type JsonBody = { value: unknown; size: number; etag: string | null }

/** A backend's answer; `body` is absent on 304. */
export type FetchedAnswer = {
  body?: JsonBody
  tags: string[]
  maxAgeMs?: number
  expires?: Date
}

const maxBytes = 8 * 1024 * 1024
/** Statuses after which a request is retried. */
const transientStatuses = [502, 503, 504]

/**
 * Sends a GET request; returns its JSON, the tags of `Cache-Tag`, the `max-age` of `Cache-Control`, and `Expires`.
 * Retries after network errors and 502, 503, 504, but not after a time-out, because the reader has waited long
 * enough. Throws `SourceError`: 404 and 410 unchanged, `lateStatus` after a time-out, the backend's own 5xx, and 502 for a
 * response that is not JSON.
 */
export async function fetchJson(
  address: string,
  headers: Record<string, string>,
  options: FetchOptions,
): Promise<FetchedAnswer> {
  for (let attempt = 0; ; attempt++) {
    const delay = options.retryDelaysMs[attempt]
    try {
      return await tryOnce(new URL(address), headers, options)
    } catch (error) {
      if (!(error instanceof TransientFault) || delay === undefined || options.signal?.aborted)
        throw toSourceError(error, address)
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
}

/** An error after which the request is retried. */
class TransientFault extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

const isFinal = (error: unknown): boolean =>
  [SourceError, TransientFault, BodyTooLarge, SyntaxError, RangeError].some((kind) => error instanceof kind)

async function tryOnce(
  address: URL,
  headers: Record<string, string>,
  { fetch, timeoutMs, refusals, ...given }: FetchOptions,
) {
  // Not `AbortSignal.timeout`, which goes off also long after the answer has come.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new DOMException('no answer', 'TimeoutError')), timeoutMs)
  const signal = given.signal ? AbortSignal.any([timeout.signal, given.signal]) : timeout.signal
  const answer = async () =>
    readAnswer(await fetch(new Request(address, { headers }), { signal }), {
      wasKnown: 'If-None-Match' in headers,
      refusals,
    })
  try {
    signal.throwIfAborted()
    // A backend in this process ignores the signal.
    return await Promise.race([answer(), rejection(signal)])
  } catch (error) {
    if (signal.aborted || isFinal(error)) throw error
    throw new TransientFault(502, 'the connection broke', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function readAnswer(
  response: Response,
  { wasKnown, refusals = [] }: { wasKnown: boolean; refusals: readonly number[] | undefined },
): Promise<FetchedAnswer> {
  const { status, headers } = response
  if (transientStatuses.includes(status)) throw new TransientFault(status, `The backend answered ${status}`)
  if (status === 404 || status === 410 || status >= 500 || refusals.includes(status))
    throw new SourceError(status, `The backend answered ${status}`)
  const isUnchanged = status === 304 && wasKnown
  if (status !== 200 && !isUnchanged) throw new SourceError(502, `The backend answered ${status}`)
  const seconds = /\bmax-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1]
  const expiry = Date.parse(headers.get('expires') ?? '')
  return {
    ...(!isUnchanged && { body: await readJson(response) }),
    tags: readTags(headers.get('cache-tag')),
    ...(seconds !== undefined && { maxAgeMs: Number(seconds) * 1000 }),
    ...(!Number.isNaN(expiry) && { expires: new Date(expiry) }),
  }
}

async function readJson(response: Response): Promise<JsonBody> {
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    throw new SourceError(
      502,
      `The backend answered ${type || 'no content type'}, which is no application/json`,
    )
  const text = await readBody(response, maxBytes)
  refuseLargeJson(text)
  return { value: JSON.parse(text), size: text.length, etag: response.headers.get('etag') }
}

function toSourceError(error: unknown, address: string): SourceError {
  const { pathname, search } = new URL(address)
  const at = `${pathname}${search}`
  const [status, reason] = reading(error)
  return new SourceError(status, `${at}: ${reason}`, { cause: error })
}

function reading(error: unknown): [status: number, reason: string] {
  if (error instanceof SourceError || error instanceof TransientFault) return [error.status, error.message]
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return [lateStatus, 'the backend did not answer in time']
  if (error instanceof BodyTooLarge || error instanceof RangeError) return [502, error.message]
  if (error instanceof SyntaxError) return [502, 'the answer is no JSON']
  return [502, 'the call failed']
}
