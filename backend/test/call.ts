import { type Backend, createBackend } from '../create-backend.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'

export const credential = { id: 'tests', secret: 'secret of the tests' }
export const authorization = `Basic ${btoa(`${credential.id}:${credential.secret}`)}`

/** A backend with one credential and one integrator, `tests`. */
export const testBackend = (db: Database, log = silentLog): Backend =>
  createBackend({ db, credentials: [credential], integrators: ['tests'], log })

/** Calls a path with the tests' credential. */
export const call = (
  backend: Backend,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  backend.fetch(new Request(`http://api.test${path}`, { headers: { authorization, ...headers } }))
