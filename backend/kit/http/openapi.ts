import type { OpenAPIHono } from '@hono/zod-openapi'
import { errorBody } from '../../../schemas/api/error.ts'
import { callsPerMinute } from '../keys/calls-per-minute.ts'
import { documentEndpoint, documentedPath } from './document-endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { type Components, jsonSchemaOf } from './json-schema-of.ts'
import { services } from './services.ts'

const description = `Clinics, doctors, services and bookings, in four languages: \`{locale}\` of a path is that of messages.

**Application.** Every call has the Basic credential of an application, which gives no rights of its own.

**Program of a clinic.** An owner makes a key (\`/pro/{company}/staff/keys\`) with rights by section, such as \`patients:read\`. Send it as
\`Authorization: Bearer shipa_…\` in place of the credential of an application. It calls what the staff of that clinic calls, as its maker, and what
anyone may call; it needs no cookie and no \`Origin\`, and work only where anyone may call. A call outside of its rights is answered 403 \`KEY_SCOPE\` with \`data.SCOPE\`, a key that
was revoked 401, and more than ${callsPerMinute} calls in a minute 429 with \`Retry-After\`.
A key that may write in a section and not read there is answered with the codes and \`REVISION\` of what it has changed, and nothing else of it.

**Webhooks.** An owner adds an address (\`/pro/{company}/staff/webhooks\`, \`webhooks.createWebhook\`), to which changes are posted as Standard Webhooks describe: \`webhook-id\` is the same
at each attempt, \`webhook-signature\` has for each valid secret \`v1,\` and the base64 of the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\` by the bytes of the secret, which are base64
after \`whsec_\`. Answer 2xx within 10 seconds; any other answer is followed by seven more attempts in 24 hours. Messages about one thing come one after the other; a message may come twice.

**Person.** \`accounts.authorize\` sets the cookie \`sid\` of a session. Send it with whatever requires a person. A call that changes
something and has a cookie needs the header \`Origin\` of this server, too; without any cookie it needs none.

**Work.** A call that changes something is answered 428 with \`data.SEED\` and \`data.BITS\` until it carries \`X-Pow-Seed\`, that seed,
and \`X-Pow-Token: v1.{unix}.{nonce}.{counter}\`: a nonce of eight hex digits, and the first counter for which the SHA-256 of
\`{seed}\\n{METHOD}\\n{path with query}\\n{unix}\\n{nonce}\\n{SHA-256 of the body in hex}\\n{counter}\` begins with as many zero bits. Of a form
of parts its sorted lines are hashed, \`name=value\` or \`name=filename:size:{SHA-256 of the file in hex}\`. The credential of a server
asks for no work.

**Errors.** \`error.code\` is for programs, \`error.message\` for people. \`error.fields\` has what is wrong by its path in the body, as in
\`VALUE[name][ru]\` or \`filter[section]\`. A wrong \`VALUE\` has \`error.data.PROBLEMS\` too: up to 100 of \`{ path: ['name', 'ru'], code, params }\`
inside of it, for programs that draw their own messages.

**Versions.** What several people edit has a \`REVISION\`. A change names the one that it is based on, and is answered 412
(\`VERSION_CONFLICT\`) if there is a later one: \`error.data\` is that row.

**Values.** The \`VALUE\` of a row has the schema of its area (\`area.services\`); a list has of each row only what lists show.
Blocks, pages and sites are described by the JSON Schemas of \`/schemas/\`.`

const securitySchemes = {
  application: {
    type: 'http',
    scheme: 'basic',
    description:
      'The application that calls. Where a proxy uses `Authorization` itself, `X-App-Authorization` takes the same.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The key of a program, which an owner of the clinic has made. A call asks for the scope that `x-scope` names.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: 'The person who is signed in, by `accounts.authorize`.',
  },
}

/** The OpenAPI document (3.1) of a server at `origin`, made of the schemas of all endpoints; `schemas` are further ones that they name. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  {
    origin,
    schemas,
    webhooks,
  }: {
    origin: string
    schemas: Record<string, object>
    /** What other systems receive; it may add schemas to those that are known. */
    webhooks: (known: Components) => object
  },
): object {
  const known: Components = new Map(Object.entries(schemas) as Iterable<[string, Record<string, unknown>]>)
  known.set('Error', jsonSchemaOf(errorBody, { side: 'output', operation: 'Error', known }))
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = documentedPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method]: documentEndpoint(endpoint, known) }
  }
  const received = webhooks(known)
  const used = new Set(endpoints.map(({ service }) => service))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shipa medical API',
      version: '1',
      summary: 'Reads and changes what clinics show, and what patients ask of them.',
      description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Shipa' },
    },
    servers: [{ url: origin }],
    tags: Object.entries(services).flatMap(([name, says]) =>
      used.has(name as Endpoint['service']) ? [{ name, description: says }] : [],
    ),
    paths,
    webhooks: received,
    components: { securitySchemes, schemas: Object.fromEntries(known) },
  }
}

/** Serves `/api/openapi.json`. The document is made when it is first asked for. */
export function mountOpenApi(app: OpenAPIHono, makeDocument: () => object): void {
  let text: string | undefined
  app.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(makeDocument())
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(text)
  })
}
