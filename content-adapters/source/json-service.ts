import type { Reader } from '../source.ts'
import { AnswerCache } from './answer-cache.ts'
import { createBreaker, withBreaker } from './breaker.ts'
import type { Fetch } from './fetch-json.ts'
import { onceEach } from './once-each.ts'
import { requestOnce, type ServiceOptions } from './request-once.ts'

type Options = {
  /** Where calls begin: `https://clinic.example/api`. */
  baseUrl: string
  /** Sent with each call, such as a token. */
  headers?: Record<string, string>
  /** How long an answer is used without asking again, in milliseconds; `Cache-Control` may shorten it. */
  maxAgeMs?: number
  /** Time-out of a call, in milliseconds. */
  timeoutMs?: number
  fetch?: Fetch
}

/** Size of the cache of answers, in characters. */
const cacheSize = 4 * 1024 * 1024

/**
 * An HTTP service with answers in JSON, for sources of one's own. `open(reader)` gives the function that asks: `get('/doctors', schema, read)`
 * parses with zod, drops and reports what is invalid, and gives what `read` makes of the rest. An answer is asked once for a page, and kept for
 * all by its age and its ETag; if the service fails or says that it has had enough, the last one is used, and the page is made again soon. While it
 * answers nothing, nobody waits for it.
 */
export function jsonService({
  baseUrl,
  headers = {},
  maxAgeMs = 60_000,
  timeoutMs = 5000,
  fetch = globalThis.fetch,
}: Options) {
  const cache = new AnswerCache(cacheSize)
  const options: ServiceOptions = {
    addressOf: (call) => `${baseUrl.replace(/\/+$/, '')}${call}`,
    headersOf: () => headers,
    hasOneAnswer: true,
    cache,
    fetch: withBreaker(fetch, createBreaker()),
    maxAgeMs,
    timeoutMs,
    retryDelaysMs: [100, 400],
  }
  return {
    open: (reader: Reader) => requestOnce(options, { ...reader, report: onceEach(reader.report) }),
    forget: (tags: readonly string[]) => cache.forget(tags),
  }
}
