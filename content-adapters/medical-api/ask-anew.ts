import type { z } from 'zod'
import { fetchJson } from '../source/fetch-json.ts'
import { prune } from '../source/prune.ts'
import { type Reader, SourceError } from '../source.ts'
import { apiAddress } from './api-address.ts'
import { type ApiOptions, basicOf } from './api-options.ts'

/**
 * Requests answers for one reader alone: never cached, never retried, and counted by the backend for the reader's own address. Within a
 * page a repeated call is one request. Throws `SourceError`, with status 429 for a reader who asks too often.
 */
export function askAnew(options: ApiOptions, reader: Reader) {
  const asked = new Map<string, ReturnType<typeof load>>()

  async function load(call: string) {
    const headers = {
      Authorization: basicOf(options),
      Accept: 'application/json',
      'X-External-Domain': options.externalDomain,
      'X-Request-Id': crypto.randomUUID(),
      ...(reader.address && { 'X-Client-Address': reader.address }),
    }
    const { body } = await fetchJson(apiAddress(options.baseUrl, call, reader.locale), headers, {
      ...options,
      retryDelaysMs: [],
      signal: reader.signal,
      refusals: [400, 422, 429],
    })
    return body
  }

  return async <Schema extends z.ZodType, T>(
    call: string,
    schema: Schema,
    read: (raw: z.output<Schema>) => T,
  ): Promise<T> => {
    const answer = asked.get(call) ?? load(call)
    asked.set(call, answer)
    const body = await answer
    const raw = prune(schema, body?.value, (problem) => reader.report({ request: call, ...problem }))
    if (raw === undefined) throw new SourceError(502, `${call}: nothing of the answer fits`)
    return read(raw)
  }
}
