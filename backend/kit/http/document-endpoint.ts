import { z } from '@hono/zod-openapi'
import { locales } from '../../../locales/locale.ts'
import { requiresPerson } from '../access/access.ts'
import { bodyContent } from './document-body.ts'
import { type Endpoint, isMutation, isPublic } from './endpoint.ts'
import { mediaTypeOf } from './file-answer.ts'
import { type Components, jsonSchemaOf, type Schema } from './json-schema-of.ts'
import { scopeOf } from './scope-of.ts'

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

/** The error response of a change that names the version on which it is based. */
const ofVersion = {
  412: failure(
    'Somebody else has changed it meanwhile (`VERSION_CONFLICT`): `error.data` is the version of now, on whose `REVISION` the next call is based.',
  ),
}

const ofPerson = {
  401: failure('The application is not known, or nobody is signed in.'),
  403: failure('The caller may not do this.'),
}

type Parameter = {
  name: string
  in: 'path' | 'query'
  description: unknown
  required: boolean
  schema: Schema
}

/** The fields of an object as parameters with their descriptions; an object among them is spelt `filter[name]`. */
function parametersOf(object: Schema, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = object as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    description,
    required: required.includes(name),
    schema,
    ...(schema.type === 'object' && { style: 'deepObject', explode: true }),
  }))
}

/** Which proofs a call takes: what is the same for all knows no person, and others who may be anyone may be signed in too. */
function securityOf(endpoint: Endpoint): object[] {
  const alone = [{ application: [] }]
  const signedIn = [{ application: [], session: [] }]
  const byKey = [{ key: [] }]
  if (isPublic(endpoint)) return [...alone, ...byKey]
  if (!requiresPerson(endpoint.access)) return [...signedIn, ...alone, ...byKey]
  return scopeOf(endpoint) === 'none' ? signedIn : [...signedIn, ...byKey]
}

/** The scope that a key needs for a call, where it needs one. */
function scopeNote(endpoint: Endpoint): object {
  const scope = scopeOf(endpoint)
  return scope === 'every' || scope === 'none' ? {} : { 'x-scope': scope }
}

/** The path of an endpoint in the OpenAPI document. */
export const documentedPath = ({ service, path }: Endpoint) => `/api/${service}/{locale}${path}`

/** An endpoint as an operation of the OpenAPI document; schemas that have a name are added to the `known` ones. */
export function documentEndpoint(endpoint: Endpoint, known: Components): object {
  const { name = documentedPath(endpoint), service, summary, query, answer, body, method, status } = endpoint
  const sent = { side: 'input', operation: name, known } as const
  const params = z
    .object({ locale: z.enum(locales).describe('Language of messages.') })
    .extend(endpoint.params.shape)
  const content = () => ({
    [mediaTypeOf(answer)]: { schema: jsonSchemaOf(answer, { side: 'output', operation: name, known }) },
  })
  return {
    operationId: name,
    summary,
    tags: [service],
    security: securityOf(endpoint),
    ...scopeNote(endpoint),
    parameters: [
      ...parametersOf(jsonSchemaOf(params, sent), 'path'),
      ...parametersOf(jsonSchemaOf(query, sent), 'query'),
    ],
    ...(body && { requestBody: { content: bodyContent(jsonSchemaOf(body, sent)), required: true } }),
    responses: {
      [status]: { description: summary, ...(status !== 204 && { content: content() }) },
      ...(method === 'get' && { 304: { description: 'The copy with the given ETag is still good.' } }),
      400: failure('The request is malformed.'),
      401: failure('The application is not known.'),
      404: failure('There is no such thing.'),
      ...(requiresPerson(endpoint.access) && ofPerson),
      ...(isMutation(endpoint) && ofMutation),
      ...(endpoint.isVersioned && ofVersion),
      500: failure('Something went wrong.'),
      503: failure('The database does not answer; try again a little later.'),
      default: failure(
        'Refused for a reason of this call; `error.code` is its name, `error.data` what it is about.',
      ),
    },
  }
}
