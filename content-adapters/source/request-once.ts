import type { z } from 'zod'
import { type Locale, locales } from '../../locales/locale.ts'
import { deepFreeze } from '../parts/deep-freeze.ts'
import { type Reader, SourceError } from '../source.ts'
import type { AnswerCache, CachedAnswer } from './answer-cache.ts'
import { fallBack } from './fall-back.ts'
import { type FetchedAnswer, type FetchOptions, fetchJson, type JsonBody } from './fetch-json.ts'
import { type Pruned, prune } from './prune.ts'

/** An HTTP service that answers with JSON. */
export type ServiceOptions = FetchOptions & {
  /** The whole address of a call. */
  addressOf: (call: string, locale: Locale) => string
  headersOf: (reader: Reader) => Record<string, string>
  /** Shared by all readers of the service. */
  cache: AnswerCache
  /**
   * Maximum age of an answer in milliseconds; `Cache-Control` may shorten it, to at least a second. Absent for a
   * service that sends invalidations: its answers are valid until then, or until their `Expires`.
   */
  maxAgeMs?: number
  /** True if the answers are the same in all languages, so that one of them is kept for all. */
  hasOneAnswer?: boolean
}

const never = Number.POSITIVE_INFINITY

type Checked = Pick<CachedAnswer, 'etag' | 'size' | 'content' | 'problems'>
type Converted = Checked & Pick<CachedAnswer, 'basis' | 'entity'>

/**
 * Requests for one reader. Repeated calls get the same promise; an answer that is still right is not requested. The tags
 * of an answer are recorded, or the call itself as a tag if the backend sends none; invalid parts are reported. Throws
 * `SourceError`.
 */
export function requestOnce(options: ServiceOptions, reader: Reader) {
  const requested = new Map<string, Promise<unknown>>()
  const { cache, addressOf } = options
  // Answers for a company's staff are cached apart.
  const prepared = reader.preparing ? `${reader.preparing} ` : ''
  const keyOf = (call: string, locale: Locale) =>
    prepared + (options.hasOneAnswer ? call : addressOf(call, locale))

  /** The last successful answer, if necessary in another language, because answers contain all languages. */
  function lastAnswer(call: string): CachedAnswer | undefined {
    for (const locale of [reader.locale, ...locales]) {
      const last = cache.last(keyOf(call, locale))
      if (last) return last
    }
    return undefined
  }

  /** Asks the backend; an answer that it confirms keeps its content and its entity. */
  async function fetchAnswer(
    call: string,
    schema: z.ZodType,
    make: (answer: Checked | Converted) => Converted,
  ): Promise<CachedAnswer> {
    const known = cache.last(keyOf(call, reader.locale))
    const headers = {
      Accept: 'application/json',
      ...options.headersOf(reader),
      ...(known?.etag && { 'If-None-Match': known.etag }),
    }
    const address = addressOf(call, reader.locale)
    const { body, ...validity } = await fetchJson(address, headers, { ...options, signal: reader.signal })
    const answer = body ? check(schema, body) : known
    if (answer?.content === undefined) {
      for (const problem of answer?.problems ?? []) reader.report({ request: call, ...problem })
      throw new SourceError(502, `${call}: nothing of the answer fits`)
    }
    const tags = validity.tags.length > 0 ? validity.tags : [call]
    return { ...make(answer), tags, until: expiryOf(validity) }
  }

  function expiryOf({ maxAgeMs, expires }: Pick<FetchedAnswer, 'maxAgeMs' | 'expires'>): number {
    if (options.maxAgeMs === undefined) return expires?.getTime() ?? never
    return Date.now() + Math.max(1000, Math.min(options.maxAgeMs, maxAgeMs ?? options.maxAgeMs))
  }

  async function load<Schema extends z.ZodType, T>(
    call: string,
    schema: Schema,
    read: (raw: z.output<Schema>) => T,
    basis: unknown,
  ): Promise<T> {
    const make = (answer: Checked | Converted): Converted =>
      'entity' in answer && answer.basis === basis
        ? answer
        : { ...answer, basis, entity: deepFreeze(read(answer.content as z.output<Schema>)) }
    const key = keyOf(call, reader.locale)
    const answer =
      cache.fresh(key) ??
      (await cache
        .load(key, () => fetchAnswer(call, schema, make))
        .catch((error: unknown) => {
          reader.tag(call)
          const last = error instanceof SourceError && error.isMissing ? undefined : lastAnswer(call)
          if (!last) throw error
          // The answer has no expiry of its own: the page is made again soon.
          return fallBack(reader)(call, { ...last, until: never }, 'degraded')(error)
        }))
    for (const tag of answer.tags) reader.tag(tag)
    if (answer.until !== never) reader.expires?.(new Date(answer.until))
    for (const problem of answer.problems) reader.report({ request: call, ...problem })
    return make(answer).entity as T
  }

  /**
   * `call` is a short path with a query, `/front/v1/news`. Each call must always have the same schema and the same
   * `read`, which depends only on the answer and `basis`.
   */
  return <Schema extends z.ZodType, T>(
    call: string,
    schema: Schema,
    read: (raw: z.output<Schema>) => T,
    basis?: unknown,
  ): Promise<T> => {
    const earlier = requested.get(call)
    if (earlier) return earlier as Promise<T>
    const answer = load(call, schema, read, basis)
    requested.set(call, answer)
    return answer
  }
}

/** The valid part of an answer, and its problems. */
function check(schema: z.ZodType, { value, size, etag }: JsonBody): Checked {
  const problems: Pruned[] = []
  const content = prune(schema, value, (problem) => problems.push(problem))
  return { etag, size, content, problems }
}
