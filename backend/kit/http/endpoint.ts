import { z } from '@hono/zod-openapi'
import type { Locale } from '../../../locales/locale.ts'
import type { Access } from '../access/access.ts'
import type { Caller } from '../caller.ts'
import type { Companies } from '../company/lock-company.ts'
import type { Database, Orm } from '../database/database.ts'
import type { FileStore } from '../files/store.ts'
import type { Limit } from '../limits/limit.ts'
import type { Log } from '../log.ts'
import type { Person } from '../sessions/person.ts'
import type { Settings } from '../settings.ts'
import type { Membership } from '../tables/index.ts'
import type { Service } from './services.ts'

/** JSON text that is sent unchanged. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * The context of an endpoint that reads. `tag` records the cache tags of the answer, including those of missing rows; `expires` an instant
 * at which the answer changes by itself.
 */
export type Reading<Params, Query> = {
  orm: Orm
  locale: Locale
  params: Params
  query: Query
  tag: (tag: string) => void
  expires: (at: Date) => void
}

/** The caller: a person if the access requires one, a membership if it requires staff or administrators. */
type PersonBy<A extends Access> = A extends 'anyone' ? Person | undefined : Person
type MemberBy<A extends Access> = A extends 'staff' | 'owner' | 'administrator' | { section: string }
  ? Membership
  : undefined

/** Arguments of a call: those for reading, the caller and the body. */
export type Acting<Params, Query, Body, A extends Access> = Reading<Params, Query> & {
  person: PersonBy<A>
  member: MemberBy<A>
  body: Body
  caller: Caller
  settings: Settings
  files: FileStore
  log: Log
  /**
   * Counts the call by the fields of its body, for an endpoint that `countsItself`: once its subject is known to exist, and outside of a
   * transaction. `meant` has the normalized values of fields that can be written in several ways.
   */
  count: (meant?: Record<string, string>) => Promise<void>
  /** Listens to notifications of the database; for answers that go on for a while. */
  listen: Database['listen']
  /** Throws the error with which the call would be refused now: the session may have ended, or a right may be gone. */
  checkAgain: () => Promise<void>
  /**
   * Runs `fn` in one transaction; use only its `orm` meanwhile. The embedded database has one connection, so
   * hash and fetch outside. A thrown error rolls everything back, unless it is an `ApiError` with `keep`.
   */
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type Endpoint = {
  /**
   * Name of the operation in the documentation, and of the function that a generator makes of it: `questions.answerQuestion`. The registry
   * makes it of the subject and the export; calls that are generated from a declaration have their own.
   */
  name: string | undefined
  method: Method
  service: Service
  /** Path after `/api/{service}/{locale}`, with parameters as `{name}`. */
  path: `/${string}`
  /** One sentence for the documentation. */
  summary: string
  access: Access
  /** The response depends on the caller, although anyone may call. */
  isPersonal: boolean
  /** The call changes state although it is a GET, so its origin is checked. */
  changes: boolean
  limits: readonly Limit[]
  /** How many bits more than usual the proof of work of a caller needs. */
  work: ((orm: Orm, caller: Caller) => Promise<number>) | undefined
  /** `act` counts the call by its fields: a call that is refused before that uses up no limit. */
  countsItself: boolean
  params: z.ZodObject
  query: z.ZodObject
  body: z.core.$ZodType | undefined
  /**
   * Further checks of a body as it was sent; their faults (422) are said in one answer with those of its schema. `isRefused` says that the
   * schema has found some.
   */
  check:
    | ((sent: unknown, by: { locale: Locale; person: Person | undefined; isRefused: boolean }) => void)
    | undefined
  /** A body whose REVISION is not the newest is refused (412) with the version of now. */
  isVersioned: boolean
  /**
   * For a call that changes other companies than the `named` ones, which its path and its body name: all of them. Its transactions lock
   * them in one order.
   */
  alsoChanges: ((params: never, named: readonly string[]) => Companies) | undefined
  /** Converts the fields of a form, in which everything is text or a file, into the input of `body`. */
  fromForm: ((fields: Record<string, unknown>) => unknown) | undefined
  /** Maximum size of a body in bytes. */
  maxBytes: number
  answer: z.ZodType
  /** Status of a successful response. */
  status: 200 | 201 | 202 | 204
  /** The response body, or undefined if there is no such resource (404; with status 204 there is no body). */
  act: (acting: Acting<unknown, unknown, unknown, Access>) => Promise<unknown>
}

type Nothing = z.ZodObject<Record<never, never>>

type Answer<A extends z.ZodType> = z.infer<A> | RawJson | undefined

type DeclaredGet<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType> = {
  service: Service
  path: Endpoint['path']
  summary: string
  params?: P
  query?: Q
  answer: A
  read: (reading: Reading<z.infer<P>, z.infer<Q>>) => Promise<Answer<A>>
}

type DeclaredCall<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.core.$ZodType,
  A extends z.ZodType,
  Who extends Access,
> = Pick<Endpoint, 'method' | 'service' | 'path' | 'summary'> &
  Partial<
    Pick<
      Endpoint,
      | 'name'
      | 'isPersonal'
      | 'changes'
      | 'limits'
      | 'work'
      | 'countsItself'
      | 'check'
      | 'isVersioned'
      | 'fromForm'
      | 'maxBytes'
      | 'status'
    >
  > & {
    access: Who
    params?: P
    query?: Q
    body?: B
    answer?: A
    alsoChanges?: (params: z.infer<P>, named: readonly string[]) => Companies
    act: (
      acting: Acting<z.infer<P>, z.infer<Q>, z.infer<B>, Who>,
    ) => Promise<z.infer<A> | Response | undefined>
  }

const kilobyte = 1024

const common = {
  name: undefined,
  isPersonal: false,
  changes: false,
  limits: [],
  work: undefined,
  countsItself: false,
  params: z.object({}),
  query: z.object({}),
  body: undefined,
  check: undefined,
  isVersioned: false,
  alsoChanges: undefined,
  fromForm: undefined,
  maxBytes: 64 * kilobyte,
  answer: z.undefined(),
}

/** Declares a GET endpoint whose response is the same for every caller; its answer's type follows from its schema. */
export const defineEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
>({
  read,
  ...declared
}: DeclaredGet<P, Q, A>): Endpoint =>
  ({
    ...common,
    method: 'get',
    access: 'anyone',
    status: 200,
    act: read,
    ...declared,
  }) as unknown as Endpoint

/**
 * Declares a call that changes state, or whose response depends on the caller. The argument types of `act`
 * follow from the schemas and from `access`. A returned `Response` is sent unchanged.
 */
export const defineCall = <
  const Who extends Access,
  A extends z.ZodType = z.ZodUndefined,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.core.$ZodType = z.ZodUndefined,
>(
  declared: DeclaredCall<P, Q, B, A, Who>,
): Endpoint => ({ ...common, status: declared.answer ? 200 : 204, ...declared }) as unknown as Endpoint

/** Whether a value was made by `defineEndpoint` or `defineCall`. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'act' in value && 'service' in value

/** Whether the endpoint changes state. */
export const isMutation = ({ method, changes }: Pick<Endpoint, 'method' | 'changes'>): boolean =>
  method !== 'get' || changes

/** Whether shared caches may store the response. */
export const isPublic = ({ method, access, isPersonal, changes }: Endpoint): boolean =>
  method === 'get' && access === 'anyone' && !isPersonal && !changes
