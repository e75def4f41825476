import type { z } from 'zod'
import { type Reader, SourceError } from '../source.ts'
import { apiAddress } from './api-address.ts'
import { type FetchOptions, fetchJson } from './fetch-json.ts'
import { prune } from './prune.ts'

export type ApiOptions = FetchOptions & {
  baseUrl: string
  credentials: { id: string; secret: string }
  /** Host that the visitor sees. */
  externalDomain: string
  /**
   * How long an answer holds at most, in milliseconds; less where its `Cache-Control` says so, but a second at least.
   * Absent for a backend that tells what has changed: its answers hold until then.
   */
  maxAgeMs?: number
}

/**
 * Calls of one reader, each made once: whoever asks again gets the same promise. The tags of the answer go to the
 * reader, or the call itself where the backend sends none; what does not fit is reported. Throws `SourceError`.
 */
export function requestOnce(options: ApiOptions, reader: Reader) {
  const made = new Map<string, Promise<unknown>>()
  const { id, secret } = options.credentials
  const basic = Buffer.from(`${id}:${secret}`).toString('base64')

  async function load<Schema extends z.ZodType>(call: string, schema: Schema): Promise<z.output<Schema>> {
    const headers = {
      Authorization: `Basic ${basic}`,
      Accept: 'application/json',
      'X-External-Domain': options.externalDomain,
      'X-Request-Id': crypto.randomUUID(),
    }
    const address = apiAddress(options.baseUrl, call, reader.locale)
    const { value, tags, maxAgeMs } = await fetchJson(address, headers, options).catch((error: unknown) => {
      reader.tag(call)
      throw error
    })
    for (const tag of tags.length > 0 ? tags : [call]) reader.tag(tag)
    if (options.maxAgeMs !== undefined) {
      const age = Math.max(1000, Math.min(options.maxAgeMs, maxAgeMs ?? options.maxAgeMs))
      reader.expires?.(new Date(Date.now() + age))
    }
    const fitting = prune(schema, value, (problem) => reader.report({ request: call, ...problem }))
    if (fitting === undefined) throw new SourceError(502, `${call}: nothing of the answer fits`)
    return fitting
  }

  /** `call` is the path as the specification writes it, with its query; one call has one schema and one reading. */
  return <Schema extends z.ZodType, T>(
    call: string,
    schema: Schema,
    read: (raw: z.output<Schema>) => T,
  ): Promise<T> => {
    const known = made.get(call)
    if (known) return known as Promise<T>
    const answer = load(call, schema).then(read)
    made.set(call, answer)
    return answer
  }
}
