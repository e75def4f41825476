import type { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { deepFreeze } from '../parts/deep-freeze.ts'
import { failureCacheMs, type Reader, SourceError } from '../source.ts'
import type { AnswerCache, CachedAnswer } from './answer-cache.ts'
import { apiAddress } from './api-address.ts'
import { type FetchOptions, fetchJson, type JsonBody } from './fetch-json.ts'
import { type Pruned, prune } from './prune.ts'

export type ApiOptions = FetchOptions & {
  baseUrl: string
  credentials: { id: string; secret: string }
  /** Shared by all readers of the backend. */
  cache: AnswerCache
  /** Host of the page. */
  externalDomain: string
  /**
   * Maximum age of an answer in milliseconds; `Cache-Control` may shorten it, to at least a second. Absent for a
   * backend that sends invalidations: its answers are valid until then, or until their `Expires`.
   */
  maxAgeMs?: number
}

/**
 * Requests for one reader. Repeated calls get the same promise. The tags of an answer are recorded, or the call
 * itself as a tag if the backend sends none; invalid parts are reported. Throws `SourceError`.
 */
export function requestOnce(options: ApiOptions, reader: Reader) {
  const requested = new Map<string, Promise<unknown>>()
  const { id, secret } = options.credentials
  const basic = Buffer.from(`${id}:${secret}`).toString('base64')

  /** The last successful answer, if necessary in another language, because answers contain all languages. */
  function lastAnswer(call: string): CachedAnswer | undefined {
    for (const locale of [reader.locale, ...locales]) {
      const last = options.cache.peek(apiAddress(options.baseUrl, call, locale))
      if (last) return last
    }
    return undefined
  }

  async function load<Schema extends z.ZodType, T>(
    call: string,
    schema: Schema,
    read: (raw: z.output<Schema>) => T,
    basis: unknown,
  ): Promise<T> {
    const address = apiAddress(options.baseUrl, call, reader.locale)
    const cached = options.cache.get(address)
    const headers = {
      Authorization: `Basic ${basic}`,
      Accept: 'application/json',
      'X-External-Domain': options.externalDomain,
      'X-Request-Id': crypto.randomUUID(),
      ...(cached && { 'If-None-Match': cached.etag }),
    }
    const fetched = await fetchJson(address, headers, { ...options, signal: reader.signal }).catch(
      (error: unknown) => {
        reader.tag(call)
        const last = error instanceof SourceError && !error.isMissing ? lastAnswer(call) : undefined
        if (!last) throw error
        reader.report({ request: call, path: '', code: `status:${(error as SourceError).status}` })
        reader.expires?.(new Date(Date.now() + failureCacheMs))
        reader.degrade?.()
        return last
      },
    )
    if ('entity' in fetched)
      return fetched.basis === basis ? (fetched.entity as T) : read(fetched.content as z.output<Schema>)
    const { body, tags, maxAgeMs, expires } = fetched
    for (const tag of tags.length > 0 ? tags : [call]) reader.tag(tag)
    if (options.maxAgeMs !== undefined) {
      const age = Math.max(1000, Math.min(options.maxAgeMs, maxAgeMs ?? options.maxAgeMs))
      reader.expires?.(new Date(Date.now() + age))
    } else if (expires) reader.expires?.(expires)
    const answer = body ? check(schema, body) : cached
    for (const problem of answer?.problems ?? []) reader.report({ request: call, ...problem })
    if (answer?.content === undefined) throw new SourceError(502, `${call}: nothing of the answer fits`)
    if (cached && !body && cached.basis === basis) return cached.entity as T
    const entity = read(answer.content as z.output<Schema>)
    const { etag } = answer
    if (etag) options.cache.set(address, { ...answer, etag, basis, entity: deepFreeze(entity) })
    return entity
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
function check<Schema extends z.ZodType>(schema: Schema, { value, size, etag }: JsonBody) {
  const problems: Pruned[] = []
  const content = prune(schema, value, (problem) => problems.push(problem))
  return { etag, size, content, problems }
}
