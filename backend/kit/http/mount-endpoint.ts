import { hash } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fieldErrors } from '../../../locales/field-errors.ts'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { preparedHeader } from '../../../schemas/calls/prepared-header.ts'
import { writeTags } from '../../../schemas/tags.ts'
import { requiresPerson } from '../access/access.ts'
import { checkAccess } from '../access/check-access.ts'
import type { Memberships } from '../access/memberships.ts'
import type { Caller } from '../caller.ts'
import { preparing } from '../company/is-shown.ts'
import { type Companies, lockCompanies } from '../company/lock-company.ts'
import type { Database, Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { checkTogether } from '../errors/check-together.ts'
import type { FileStore } from '../files/store.ts'
import { refuseValue } from '../input/check-value.ts'
import { parseQuery } from '../input/query.ts'
import { unstorable } from '../input/unstorable.ts'
import type { Log } from '../log.ts'
import type { Person } from '../sessions/person.ts'
import { findPerson } from '../sessions/session.ts'
import type { Settings } from '../settings.ts'
import { checkOrigin } from './check-origin.ts'
import { documentEndpoint } from './document-endpoint.ts'
import { type Endpoint, isMutation, isPublic, RawJson } from './endpoint.ts'
import { inTime } from './in-time.ts'
import { limitCaller, limitFields } from './limit-call.ts'
import type { Proofs } from './proofs.ts'
import { type ReadBody, readBody } from './read-body.ts'
import { requestCaller } from './request-caller.ts'
import { requestLocale } from './request-locale.ts'
import { cacheControl } from './services.ts'
import { inTransaction } from './transaction.ts'

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

/** The body of a mutation whose proof of work is valid; without a proof the body is not read. */
async function provenBody(c: Context, endpoint: Endpoint, caller: Caller, tools: Tools): Promise<ReadBody> {
  // Only POST, PUT, PATCH and DELETE carry a proof (A-0d); signing out is a GET.
  const more = async () => (await endpoint.work?.(tools.db.orm, caller)) ?? 0
  const checkWork =
    endpoint.method === 'get' ? undefined : await inTime(c, tools.proofs.begin(c.req.raw, caller, more))
  return readBody(c.req.raw, endpoint.maxBytes, checkWork && ((body) => inTime(c, checkWork(body))))
}

function parseBody(
  endpoint: Endpoint,
  body: ReadBody | undefined,
  { locale, person }: { locale: Locale; person: Person | undefined },
): unknown {
  const { body: schema, check } = endpoint
  if (!schema) return undefined
  const isForm = body !== undefined && body.type !== 'application/json'
  const value =
    isForm && endpoint.fromForm ? endpoint.fromForm(body.value as Record<string, unknown>) : body?.value
  const parsed = z.safeParse(schema, value)
  checkTogether(
    () => {
      if (!parsed.success)
        throw new ApiError('FIELDS', { fields: fieldErrors(parsed.error, translate(locale)) })
    },
    () => check?.(value, { locale, person }),
  )
  for (const [name, value] of Object.entries(parsed.data ?? {})) {
    const problems = unstorable(value)
    if (problems.length > 0) throw refuseValue(problems, { name, locale })
  }
  return parsed.data
}

function send(c: Context, endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Response) {
    for (const [name, value] of result.headers) c.header(name, value)
    return c.body(result.body ?? '', result.status as ContentfulStatusCode)
  }
  if (endpoint.status === 204) return c.body(null, 204)
  c.header('Content-Type', 'application/json; charset=utf-8')
  if (endpoint.method !== 'get') return c.body(textOf(result), endpoint.status)
  const text = textOf(result)
  const etag = `"${hash('sha1', text)}"`
  c.header('ETag', etag)
  const isKnown = c.req.header('if-none-match')?.includes(etag)
  return isKnown ? c.body(null, 304) : c.body(text, endpoint.status)
}

function textOf(result: unknown): string {
  if (result === undefined) throw new ApiError('NOT_FOUND')
  return result instanceof RawJson ? result.text : JSON.stringify(result)
}

/** Sets how long a public response may be cached; with `Expires` if its content changes at a known time. */
function markExpiry(c: Context, { service }: Endpoint, expiry: Date | undefined): void {
  // Rounded up to the header's whole seconds: before that time nothing has changed yet.
  const at = expiry && Math.ceil(expiry.getTime() / 1000) * 1000
  if (at) c.header('Expires', new Date(at).toUTCString())
  c.header('Cache-Control', cacheControl(service, at && Math.max(0, Math.floor((at - Date.now()) / 1000))))
}

/** The companies that a call changes: those that its path and its body name, and further ones that it declares. */
function companiesOf({ alsoChanges }: Endpoint, params: Record<string, unknown>, body: unknown): Companies {
  const sent = typeof body === 'object' && body !== null && 'COMPANY_CODE' in body ? [body.COMPANY_CODE] : []
  const named = [params.companyCode, ...sent].filter((code) => typeof code === 'string')
  return alsoChanges ? alsoChanges(params as never, named) : named
}

async function answer(c: Context, endpoint: Endpoint, tools: Tools): Promise<Response> {
  const { orm } = tools.db
  const locale = requestLocale(c.req.path)
  const params = endpoint.params.safeParse(c.req.param())
  if (!params.success || unstorable(params.data).length > 0)
    throw new ApiError('BAD_REQUEST', { cause: params.error })
  const caller = requestCaller(c, { isTrusted: Boolean(c.get('isTrusted')), origin: tools.settings.origin })
  const isForAll = isPublic(endpoint)

  // Access and rate limits are checked before any of the body is read.
  if (isMutation(endpoint)) checkOrigin(c.req.raw, caller)
  const { access } = endpoint
  const admit = async (by: Caller) => {
    const person = isForAll ? undefined : await findPerson(orm, by, tools.settings)
    const member = requiresPerson(access)
      ? await checkAccess({ ...tools, access, person, params: params.data, orm })
      : undefined
    return { person, member }
  }
  // A change waits with a limit only for reads and counters: a database that does not answer refuses it before anything is written.
  const { person, member } = await inTime(c, admit(caller))
  await inTime(c, limitCaller(orm, endpoint, { caller, person }))
  const query = parseQuery(endpoint.query, new URL(c.req.url).search, locale)
  const sent = isMutation(endpoint) ? await provenBody(c, endpoint, caller, tools) : undefined
  const body = parseBody(endpoint, sent, { locale, person })
  const count = (meant?: Record<string, string>) =>
    limitFields(orm, endpoint, { caller, person, body: { ...(body as object), ...meant } })
  if (!endpoint.countsItself) await inTime(c, count())

  const read = new Set<string>()
  let expiry: Date | undefined
  const companies = isMutation(endpoint) ? companiesOf(endpoint, params.data, body) : []
  const act = (orm: Orm) =>
    endpoint.act({
      orm,
      locale,
      params: params.data,
      query,
      body,
      person: person as never,
      member: member as never,
      caller,
      settings: tools.settings,
      files: tools.files,
      log: tools.log,
      listen: tools.db.listen,
      // A cookie could not be sent any more, so the session is only read.
      checkAgain: async () => void (await admit({ ...caller, isTrusted: true })),
      tag: (tag) => read.add(tag),
      count,
      expires: (at) => {
        if (!expiry || at < expiry) expiry = at
      },
      transaction: (fn) =>
        inTransaction(orm, async (inner) => {
          await lockCompanies(inner, companies)
          return fn(inner)
        }),
    })
  // Only the server itself may name the preparing company, after it has checked the reader.
  const prepared = isForAll && caller.isTrusted ? caller.header(preparedHeader) : undefined
  const result = await (prepared ? preparing(orm, prepared, act) : act(orm))
  if (isForAll) {
    c.header('Cache-Tag', writeTags(read))
    markExpiry(c, endpoint, expiry)
  } else {
    c.header('Cache-Control', 'no-store')
    await tools.proofs.offer(caller)
  }
  if (tools.checksAnswers) checkShape(endpoint, result)
  return send(c, endpoint, result)
}

function checkShape({ answer: shape, status }: Endpoint, result: unknown): void {
  const isPlain = !(result instanceof Response || result instanceof RawJson)
  if (isPlain && result !== undefined && status !== 204) shape.parse(JSON.parse(JSON.stringify(result)))
}

/** Routes an endpoint and adds it to the OpenAPI document. */
export function mountEndpoint(app: OpenAPIHono, endpoint: Endpoint, tools: Tools): void {
  documentEndpoint(app, endpoint)
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method.toUpperCase(), `/api/${endpoint.service}/:locale${pattern}`, (c) =>
    isMutation(endpoint) ? answer(c, endpoint, tools) : inTime(c, answer(c, endpoint, tools)),
  )
}
