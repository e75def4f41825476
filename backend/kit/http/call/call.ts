import type { Context } from 'hono'
import type { Locale } from '../../../../locales/locale.ts'
import type { Memberships } from '../../access/memberships.ts'
import type { Caller } from '../../caller.ts'
import type { Database } from '../../database/database.ts'
import type { FileStore } from '../../files/store.ts'
import type { Log } from '../../log.ts'
import type { Person } from '../../sessions/person.ts'
import type { Settings } from '../../settings.ts'
import type { Membership } from '../../tables/index.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Proofs } from '../proofs.ts'

/** Dependencies of all endpoints. */
export type Tools = {
  db: Database
  memberships: Memberships
  proofs: Proofs
  settings: Settings
  files: FileStore
  log: Log
  /** In tests: a response that does not match its schema is an error. */
  checksAnswers: boolean
}

/** A call on its way through the steps (`answer-call.ts`): each step adds what it has found out. */
export type Call = {
  readonly c: Context
  readonly endpoint: Endpoint
  readonly tools: Tools
  readonly locale: Locale
  readonly caller: Caller
  /** Values in the path, as the endpoint's schema reads them. */
  params: Record<string, unknown>
  person: Person | undefined
  member: Membership | undefined
  query: unknown
  body: unknown
  /** Cache tags of the answer. */
  readonly tags: Set<string>
  /** Cache tags of the answers that the call has altered. */
  readonly changed: Set<string>
  /** The first instant at which the answer changes by itself. */
  expiry: Date | undefined
  /** What the endpoint has returned. */
  result: unknown
}

/** One step of a call; an error that it throws is the answer, and no later step runs. */
export type Step = (call: Call) => void | Promise<void>
