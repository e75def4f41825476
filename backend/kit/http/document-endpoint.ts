import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import { locales } from '../../../locales/locale.ts'
import { requiresPerson } from '../access/access.ts'
import { type Endpoint, isMutation } from './endpoint.ts'

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** Error responses of mutations. */
const ofMutation = {
  413: failure('The body is too large.'),
  415: failure('The body is of another type than JSON or a form.'),
  422: failure('A field is wrong; `fields` says which and why.'),
  428: failure('A proof of work is asked for; `data.SEED` begins it.'),
  429: failure('Too many calls; `Retry-After` says when to come again.'),
}

const ofPerson = {
  401: failure('The application is not known, or nobody is signed in.'),
  403: failure('The caller may not do this.'),
}

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

type Schema = Record<string, unknown>

/**
 * A body as JSON Schema, which OpenAPI 3.1 uses unchanged: the input side of transformations, with files. What the schema names in `$defs` is a
 * component of the document: a reference to `$defs` would be one to the document's own.
 */
function bodySchema(app: OpenAPIHono, body: z.core.$ZodType, operation: string): object {
  const {
    $schema,
    $defs = {},
    ...schema
  } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as {
    $defs?: Record<string, Schema>
  } & Schema
  // Names that zod makes up are numbers, which other bodies have too.
  const nameOf = (name: string) => (name.startsWith('__') ? `${operation}.${name.slice(2)}` : `Sent.${name}`)
  const moved = (part: Schema) =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#/$defs/')
        ? `#/components/schemas/${nameOf(value.slice('#/$defs/'.length))}`
        : value,
    ) as Schema
  for (const [name, part] of Object.entries($defs))
    app.openAPIRegistry.registerComponent('schemas', nameOf(name), moved(part))
  return moved(schema)
}

/** Adds an endpoint to the OpenAPI document. */
export function documentEndpoint(app: OpenAPIHono, endpoint: Endpoint): void {
  const { name, service, path, summary, params, query, answer, body, method, status, access } = endpoint
  const isEmpty = status === 204
  const schema = body && bodySchema(app, body, name ?? `${method}.${service}`)
  app.openAPIRegistry.registerPath({
    method,
    path: `/api/${service}/{locale}${path}`,
    ...(name !== undefined && { operationId: name }),
    summary,
    tags: [service],
    ...(requiresPerson(access) && { security: [{ application: [], session: [] }] }),
    request: {
      params: z.object({ locale: z.enum(locales) }).extend(params.shape),
      query,
      ...(schema && {
        body: {
          content: Object.fromEntries(bodyTypes.map((type) => [type, { schema }])),
          required: true,
        },
      }),
    },
    responses: {
      [status]: isEmpty
        ? { description: summary }
        : { description: summary, content: { 'application/json': { schema: answer } } },
      ...(method === 'get' && { 304: { description: 'The copy with the given ETag is still good.' } }),
      400: failure('The request is malformed.'),
      401: failure('The application is not known.'),
      404: failure('There is no such thing.'),
      ...(requiresPerson(access) && ofPerson),
      ...(isMutation(endpoint) && ofMutation),
      500: failure('Something went wrong.'),
      503: failure('The database does not answer; try again a little later.'),
    },
  })
}
