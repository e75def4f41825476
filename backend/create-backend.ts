import './messages.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import { checkCases } from '../schemas/cases/check-cases.ts'
import { describeApi } from './describe-api.ts'
import { createMemberships } from './kit/access/memberships.ts'
import type { Database } from './kit/database/database.ts'
import { ApiError } from './kit/errors/api-error.ts'
import type { FileStore } from './kit/files/store.ts'
import { mountEndpoint } from './kit/http/call/mount-endpoint.ts'
import { type Credential, checkCredential } from './kit/http/credential.ts'
import { mountDocs } from './kit/http/docs.ts'
import { errorAnswer, errorHandler } from './kit/http/error-answer.ts'
import { mountOpenApi } from './kit/http/openapi.ts'
import { createProofs } from './kit/http/proofs.ts'
import type { ConnectionInfo } from './kit/http/request-caller.ts'
import { checkService } from './kit/http/services.ts'
import type { Log } from './kit/log.ts'
import { defaultSettings, type Settings } from './kit/settings.ts'
import { endpoints } from './registry.ts'

export type BackendOptions = {
  db: Database
  /** Applications that may call the API; if empty, every call is rejected. */
  credentials: readonly Credential[]
  /** Codes that `X-Integrator` may have. */
  integrators: readonly string[]
  log: Log
  /** Stores pictures and documents. */
  files: FileStore
  settings?: Partial<Settings>
  checksAnswers?: boolean
}

export type Backend = {
  fetch: (request: Request) => Promise<Response>
  /** The same for a request from the network, with the client's address. */
  fetchFrom: (request: Request, from: ConnectionInfo) => Promise<Response>
}

/**
 * The medical API as a function from request to response, without a listener. It never throws: errors become
 * responses.
 */
export function createBackend({
  db,
  credentials,
  integrators,
  log,
  files,
  settings,
  checksAnswers = false,
}: BackendOptions): Backend {
  checkCases()
  const app = new OpenAPIHono()
  const all = { ...defaultSettings, ...settings }
  const tools = {
    db,
    memberships: createMemberships(db, log),
    proofs: createProofs(db.orm, all),
    settings: all,
    files,
    log,
    checksAnswers,
  }
  app.use(requestId())
  app.onError(errorHandler(log))
  app.notFound((c) => errorAnswer(c, new ApiError('NOT_FOUND')))
  mountOpenApi(app, () => describeApi(all.origin))
  mountDocs(app)
  app.use('/api/*', checkCredential(credentials), checkService(integrators))
  for (const endpoint of endpoints) mountEndpoint(app, endpoint, tools)
  return {
    fetch: async (request) => app.fetch(request),
    fetchFrom: async (request, from) => app.fetch(request, from),
  }
}
