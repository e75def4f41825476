import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { errorBody } from '../../../schemas/api/error.ts'

/** Serves `/api/openapi.json` (3.1) of the server at `origin`, generated from the schemas of all endpoints; `more` are JSON Schemas by name. */
export function mountOpenApi(app: OpenAPIHono, origin: string, more: Record<string, object>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'application', { type: 'http', scheme: 'basic' })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
  })
  app.openAPIRegistry.registerComponent('schemas', 'Error', z.toJSONSchema(errorBody) as object)
  for (const [name, schema] of Object.entries(more))
    app.openAPIRegistry.registerComponent('schemas', name, schema)
  let text: string | undefined
  app.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Shipa medical API', version: '1' },
        servers: [{ url: origin }],
        security: [{ application: [] }],
      }),
    )
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(text)
  })
}
