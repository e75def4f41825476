import { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import type { Database } from './database/database.ts'
import { endpoints } from './endpoints/index.ts'
import { ApiError } from './http/api-error.ts'
import { type Credential, checkCredential } from './http/credential.ts'
import { mountDocs } from './http/docs.ts'
import { errorAnswer, errorHandler } from './http/error-answer.ts'
import { mountEndpoint } from './http/mount-endpoint.ts'
import { mountOpenApi } from './http/openapi.ts'
import { checkService } from './http/services.ts'
import type { Log } from './log.ts'

export type BackendOptions = {
  db: Database
  /** Applications that may call; with none, every call is refused. */
  credentials: readonly Credential[]
  /** Codes that `X-Integrator` may have. */
  integrators: readonly string[]
  log: Log
}

export type Backend = { fetch: (request: Request) => Promise<Response> }

/** The medical API as a function from request to response; nothing listens. Errors become answers, it never throws. */
export function createBackend({ db, credentials, integrators, log }: BackendOptions): Backend {
  const app = new OpenAPIHono()
  app.use(requestId())
  app.onError(errorHandler(log))
  app.notFound((c) => errorAnswer(c, new ApiError('NOT_FOUND')))
  mountOpenApi(app)
  mountDocs(app)
  app.use('/api/*', checkCredential(credentials), checkService(integrators))
  for (const endpoint of endpoints) mountEndpoint(app, endpoint, db)
  return { fetch: async (request) => app.fetch(request) }
}
