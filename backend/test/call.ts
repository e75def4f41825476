import { type Backend, createBackend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import type { Settings } from '../kit/settings.ts'
import { testFiles } from './files.ts'

export const credential = { id: 'tests', secret: 'secret of the tests' }
export const authorization = `Basic ${btoa(`${credential.id}:${credential.secret}`)}`

/**
 * A backend with the credential and integrator `tests`. It requires no proof of work unless `settings` do.
 */
export const testBackend = (db: Database, log = silentLog, settings: Partial<Settings> = {}): Backend =>
  createBackend({
    db,
    credentials: [credential],
    integrators: ['tests'],
    log,
    files: testFiles,
    settings,
    checksAnswers: true,
  })

/** Calls a path with the tests' credential. */
export const call = (
  backend: Backend,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  backend.fetch(new Request(`http://api.test${path}`, { headers: { authorization, ...headers } }))

type Sent = {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  address?: string
}

/** Calls a path as our own pages do: JSON unless the body is a form, from our own origin. */
export function sendTo(
  backend: Backend,
  path: string,
  { method = 'POST', body, headers = {}, address = '203.0.113.1' }: Sent = {},
): Promise<Response> {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  return backend.fetchFrom(
    new Request(`http://api.test${path}`, {
      method,
      headers: {
        authorization,
        origin: 'http://api.test',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }),
    { address },
  )
}
