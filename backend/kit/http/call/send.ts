import { hash } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ApiError } from '../../errors/api-error.ts'
import { RawJson } from '../endpoint.ts'
import type { Call } from './call.ts'

function textOf(result: unknown): string {
  if (result === undefined) throw new ApiError('NOT_FOUND')
  return result instanceof RawJson ? result.text : JSON.stringify(result)
}

/** The response with the result of a call: 404 without one, 304 for a text that the caller has already. */
export function send({ c, endpoint, result }: Call): Response {
  if (result instanceof Response) {
    for (const [name, value] of result.headers) c.header(name, value)
    return c.body(result.body ?? '', result.status as ContentfulStatusCode)
  }
  if (endpoint.status === 204) return c.body(null, 204)
  c.header('Content-Type', 'application/json; charset=utf-8')
  const text = textOf(result)
  if (endpoint.method !== 'get') return c.body(text, endpoint.status)
  const etag = `"${hash('sha1', text)}"`
  c.header('ETag', etag)
  const isKnown = c.req.header('if-none-match')?.includes(etag)
  return isKnown ? c.body(null, 304) : c.body(text, endpoint.status)
}
