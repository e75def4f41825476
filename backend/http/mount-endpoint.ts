import { hash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { locales } from '../../locales/locale.ts'
import type { Database } from '../database/database.ts'
import { errorBody } from '../shapes/error.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, RawJson } from './endpoint.ts'
import { parseQuery } from './query.ts'
import { requestLocale } from './request-locale.ts'
import { cacheControl } from './services.ts'

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
})

function document(app: OpenAPIHono, endpoint: Endpoint) {
  const { service, path, summary, params, query, answer } = endpoint
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: `/api/${service}/{locale}${path}`,
    summary,
    tags: [service],
    request: { params: z.object({ locale: z.enum(locales) }).extend(params.shape), query },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      304: { description: 'The copy with the given ETag is still good.' },
      400: failure('The request is malformed.'),
      401: failure('The application is not known.'),
      404: failure('There is no such thing.'),
      500: failure('Something went wrong.'),
      503: failure('The database does not answer; try again a little later.'),
    },
  })
}

async function answer(c: Context, endpoint: Endpoint, db: Database): Promise<Response> {
  const locale = requestLocale(c.req.path)
  const params = endpoint.params.safeParse(c.req.param())
  if (!params.success) throw new ApiError('BAD_REQUEST', { cause: params.error })
  const query = parseQuery(endpoint.query, new URL(c.req.url).search, locale)
  const read = new Set<string>()
  const result = await endpoint.read({
    orm: db.orm,
    locale,
    params: params.data,
    query,
    tag: (tag) => read.add(tag),
  })
  c.header('Cache-Tag', [...read].join(','))
  if (result === undefined) throw new ApiError('NOT_FOUND')
  c.header('Cache-Control', cacheControl(endpoint.service))
  const text = result instanceof RawJson ? result.text : JSON.stringify(result)
  const etag = `"${hash('sha1', text)}"`
  c.header('ETag', etag)
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(text)
}

/** Serves an endpoint and puts it into the OpenAPI document. */
export function mountEndpoint(app: OpenAPIHono, endpoint: Endpoint, db: Database): void {
  document(app, endpoint)
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.get(`/api/${endpoint.service}/:locale${pattern}`, (c) => answer(c, endpoint, db))
}
