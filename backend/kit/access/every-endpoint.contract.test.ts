import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '../../../schemas/access/roles.ts'
import { rolePermissions } from '../../../schemas/access/sections.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { company, rateLimit, session } from '../../database/tables/index.ts'
import { endpoints } from '../../registry.ts'
import { authorization, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'
import { type Writes, watchWrites } from '../../test/watch-writes.ts'
import type { Database } from '../database/database.ts'
import { type Endpoint, isMutation } from '../http/endpoint.ts'
import { scopeOf } from '../http/scope-of.ts'

/** Candidate values for path parameters; the first one that the schema accepts is used. */
const candidates = [
  '00000000-0000-4000-8000-000000000000',
  '1',
  'active',
  'ru',
  'review',
  'sites',
  'csv',
  'x',
]
const companyCode = '1001'
const cabinetCode = '11'

function addressOf({ service, path, params }: Endpoint): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'companyCode') return companyCode
    if (name === 'cabinetCode') return cabinetCode
    const fits = candidates.find((value) => params.shape[name]?.safeParse(value).success)
    return fits ?? 'x'
  })
  return `/api/${service}/ru${filled}`
}

const nameOf = ({ method, service, path }: Endpoint) => `${method.toUpperCase()} /${service}${path}`
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [nameOf(endpoint), endpoint] as const)

const closed = endpoints.filter(({ access }) => access !== 'anyone')
const ofSection = closed.filter(({ access }) => typeof access === 'object')
const ofOwners = closed.filter(({ access }) => access === 'owner')
const ofStaff = closed.filter(
  ({ access }) => access === 'staff' || access === 'owner' || typeof access === 'object',
)
const ofProduct = closed.filter(({ access }) => access === 'moderator' || access === 'administrator')
const mutations = endpoints.filter((endpoint) => isMutation(endpoint) && endpoint.method !== 'get')
const withBody = mutations.filter(({ body }) => body !== undefined)

let db: Database
let backend: Backend
let strict: Backend
let written: Writes
const cookies: Record<string, string> = {}
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
  backend = testBackend(db)
  strict = testBackend(db, undefined, { powBits: 12 })
  const add = async (
    name: string,
    join?: (person: Awaited<ReturnType<typeof addPerson>>) => Promise<void>,
  ) => {
    const person = await addPerson(db, {
      isModerator: name === 'moderator',
      isAdministrator: name === 'administrator',
    })
    await join?.(person)
    cookies[name] = person.cookie
  }
  await add('registered')
  await add('moderator')
  await add('administrator')
  await add('owner of another company', ({ account }) => addStaff(db, account, '1002', 'owner'))
  await add('manager of another cabinet', ({ account }) =>
    addStaff(db, account, companyCode, 'manager', { cabinets: ['12'] }),
  )
  await add('owner in one cabinet', ({ account }) =>
    addStaff(db, account, companyCode, 'owner', { cabinets: [cabinetCode] }),
  )
  for (const role of roles) await add(role, ({ account }) => addStaff(db, account, companyCode, role))
  // However long the tests take, no session ends, nor is it noted that one was used.
  const later = new Date(Date.now() + 86_400_000)
  await db.orm.update(session).set({ usedAt: later, expiresAt: later })
  written = await watchWrites(db)
})
afterAll(() => db.close())

type Call = [who: string, endpoint: Endpoint, init?: RequestInit, to?: Backend, address?: string]

async function ask(...[who, endpoint, init = {}, to = backend, address = addressOf(endpoint)]: Call) {
  await db.orm.delete(rateLimit)
  const hasBody = endpoint.method !== 'get' && endpoint.method !== 'delete'
  const headers = {
    authorization,
    origin: 'http://api.test',
    ...(cookies[who] && { cookie: cookies[who] }),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(init.headers as Record<string, string>),
  }
  const request = new Request(`http://api.test${address}`, {
    method: endpoint.method.toUpperCase(),
    ...(hasBody && { body: '{}' }),
    ...init,
    headers,
  })
  return to.fetchFrom(request, { address: '203.0.113.7' })
}

let mayHaveWritten = false
afterEach(async () => {
  const tables = await written()
  if (!mayHaveWritten) expect(tables).toEqual([])
  mayHaveWritten = false
})

/** The response to a call that may change the database. */
async function callAs(...called: Call): Promise<Response> {
  mayHaveWritten = true
  return ask(...called)
}

/** Status and code of the response to a call; a test that makes no others must leave the database as it is. */
async function refused(...called: Call): Promise<[number, string]> {
  const response = await ask(...called)
  const { error } = await response.json()
  return [response.status, error.code]
}

/** A role that may call the endpoint. */
const allowed = ({ access }: Endpoint) =>
  access === 'moderator' || access === 'administrator' ? access : 'owner'

describe('a write', () => {
  it('is seen, even if it changes nothing, and not if it is rolled back', async () => {
    const rolledBack = db.orm.transaction(async (tx) => {
      await tx.delete(company)
      tx.rollback()
    })
    await expect(rolledBack).rejects.toThrow()
    expect(await written()).toEqual([])
    await db.orm.update(company).set({ code: sql`${company.code}` })
    expect(await written()).toEqual(['company'])
    expect(await written()).toEqual([])
  })
})

describe('who may not', () => {
  it.each(named(closed))(
    '%s asks a stranger to sign in, with a made-up session too, and changes nothing',
    async (_, endpoint) => {
      const headers = { cookie: `sid=${'A'.repeat(43)}` }
      expect(await refused('nobody', endpoint)).toEqual([401, 'UNAUTHORIZED'])
      expect(await refused('nobody', endpoint, { headers })).toEqual([401, 'UNAUTHORIZED'])
    },
  )

  it.each(named([...ofStaff, ...ofProduct]))(
    '%s refuses a person who has no part in it',
    async (_, endpoint) => {
      expect(await refused('registered', endpoint)).toEqual([403, 'FORBIDDEN'])
    },
  )

  it.each(named(ofProduct))('%s refuses who has another role in the product', async (_, endpoint) => {
    const other = allowed(endpoint) === 'moderator' ? 'administrator' : 'moderator'
    expect(await refused(other, endpoint)).toEqual([403, 'FORBIDDEN'])
  })

  it.each(named(ofStaff))('%s refuses the owner of another company', async (_, endpoint) => {
    expect(await refused('owner of another company', endpoint)).toEqual([403, 'FORBIDDEN'])
  })

  it.each(named(ofSection.filter(({ path }) => path.includes('{cabinetCode}'))))(
    '%s refuses the head of another cabinet',
    async (_, endpoint) => {
      expect(await refused('manager of another cabinet', endpoint)).toEqual([403, 'FORBIDDEN'])
    },
  )

  const isAllowed = (role: Role, { access }: Endpoint) => {
    if (typeof access !== 'object') return false
    const isOwn = role === 'doctor' && access.forClinic === true
    return !isOwn && (rolePermissions[role][access.section]?.includes(access.action) ?? false)
  }
  it.each(named(ofSection))('%s refuses all roles without its right', async (_, endpoint) => {
    for (const role of roles.filter((role) => !isAllowed(role, endpoint)))
      expect([role, ...(await refused(role, endpoint))]).toEqual([role, 403, 'FORBIDDEN'])
  })
  it.each(named(ofSection))('%s lets in all roles with its right', async (_, endpoint) => {
    for (const role of roles.filter((role) => isAllowed(role, endpoint))) {
      // With an empty body the call passes the access checks and fails at validation.
      const { status } = await callAs(role, endpoint)
      expect([role, status]).not.toEqual([role, expect.toBeOneOf([401, 403])])
    }
  })

  it.each(named(ofOwners))('%s refuses all roles but the owner', async (_, endpoint) => {
    for (const role of roles.filter((role) => role !== 'owner'))
      expect([role, ...(await refused(role, endpoint))]).toEqual([role, 403, 'FORBIDDEN'])
  })

  const ofOneCabinet = (isOpen: boolean) =>
    ofSection.filter(
      ({ access }) => typeof access === 'object' && (access.inWholeCompany !== true) === isOpen,
    )
  it.each(named(ofOneCabinet(false)))('%s refuses the owner in one cabinet', async (_, endpoint) => {
    expect(await refused('owner in one cabinet', endpoint)).toEqual([403, 'FORBIDDEN'])
  })
  it('there are calls for the whole company only, and others', () => {
    const paths = (isOpen: boolean) => ofOneCabinet(isOpen).map(nameOf)
    const root = '/w-business/{companyCode}/{cabinetCode}'
    expect(paths(false)).toEqual(
      expect.arrayContaining([
        `PUT ${root}/company`,
        `POST ${root}/doctors`,
        `PUT ${root}/services/{code}`,
        `POST ${root}/cabinets`,
        `PUT ${root}/cabinets_order`,
      ]),
    )
    expect(paths(true)).toContain(`PUT ${root}/cabinets/{code}`)
  })

  it.each(named(ofProduct))('%s lets in whose role it is', async (_, endpoint) => {
    const { status } = await callAs(allowed(endpoint), endpoint)
    expect([401, 403]).not.toContain(status)
  })
})

/** Three of the values, others for the next endpoint of the list; `npm run test:full` takes all for each. */
const someFor = <Value>(values: readonly Value[], list: readonly Endpoint[], endpoint: Endpoint) => {
  const first = list.indexOf(endpoint)
  return process.env.FULL ? values : values.filter((_, at) => (at + first) % values.length < 3)
}

describe('what is no call of ours', () => {
  it.each(named(endpoints.filter(isMutation)))('%s is refused from a foreign page', async (_, endpoint) => {
    const headers = { origin: 'https://evil.example', cookie: cookies.owner ?? '' }
    expect(await refused('owner', endpoint, { headers })).toEqual([403, 'FOREIGN_ORIGIN'])
  })

  it.each(named(mutations))(
    '%s is refused without a proof of work, with one that was made up too',
    async (_, endpoint) => {
      expect(await refused(allowed(endpoint), endpoint, {}, strict)).toEqual([428, 'POW_REQUIRED'])
      const headers = { 'x-pow-token': `v1.${Math.floor(Date.now() / 1000)}.0badcafe.1` }
      expect(await refused(allowed(endpoint), endpoint, { headers }, strict)).toEqual([403, 'POW_INVALID'])
    },
  )

  const malformed: [string, RequestInit, number][] = [
    ['JSON that ends too early', { body: '{"A":' }, 400],
    ['bytes that are no text', { body: new Uint8Array([0xff, 0xfe, 0x7b]) }, 400],
    ['another type', { body: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    ['a form without its boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
  ]
  it.each(named(withBody))('%s refuses what it cannot read', async (_, endpoint) => {
    for (const [what, init, status] of malformed)
      expect([what, (await refused(allowed(endpoint), endpoint, init))[0]]).toEqual([what, status])
  })

  it.each(named(withBody))('%s refuses a body that is larger than it takes', async (_, endpoint) => {
    const body = `{"A":"${'a'.repeat(endpoint.maxBytes)}"}`
    expect(await refused(allowed(endpoint), endpoint, { body })).toEqual([413, 'TOO_LARGE'])
  })

  const odd = [
    '[]',
    '[{}]',
    'null',
    '1',
    '"text"',
    'true',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":1}',
  ]
  it.each(named(withBody))('%s is not confused by a body of another kind', async (_, endpoint) => {
    for (const body of someFor(odd, withBody, endpoint)) {
      const [status] = await refused(allowed(endpoint), endpoint, { body })
      expect([body, status >= 400 && status < 500]).toEqual([body, true])
      expect({}).not.toHaveProperty('isAdmin')
    }
  })
})

/** Texts that a parameter never has, decoded: other alphabets, separators of headers, and characters that Postgres refuses. */
const strange = ['ы', 'ғә', '😀', 'a,b', '%', '..', '\0', '\u2028', 'ы'.repeat(900), '__proto__']

/** Names of all parameters of a query, such as `page[number]`. */
function queryNames({ query }: Endpoint): string[] {
  const shapeOf = (schema: unknown): Record<string, unknown> => {
    const { shape, def } = schema as { shape?: Record<string, unknown>; def?: { innerType?: unknown } }
    return shape ?? (def?.innerType ? shapeOf(def.innerType) : {})
  }
  return Object.entries(shapeOf(query)).flatMap(([name, schema]) => {
    const inner = Object.keys(shapeOf(schema))
    return inner.length > 0 ? inner.map((one) => `${name}[${one}]`) : [name]
  })
}

/** The endpoint's addresses with a text in each parameter of its path, one after the other, and in each of its query. */
function addressesWith(endpoint: Endpoint, text: string): string[] {
  const usual = addressOf(endpoint).split('/')
  const sent = encodeURIComponent(text)
  const names = `/api/${endpoint.service}/ru${endpoint.path}`.split('/')
  return [
    ...names.flatMap((name, at) => (name.startsWith('{') ? [usual.with(at, sent).join('/')] : [])),
    ...queryNames(endpoint).map((name) => `${usual.join('/')}?${encodeURIComponent(name)}=${sent}`),
  ]
}

describe('a parameter', () => {
  const withParameters = endpoints.filter((endpoint) => addressesWith(endpoint, 'x').length > 0)
  it.each(named(withParameters))('of %s may be any text without a fault of ours', async (_, endpoint) => {
    for (const address of someFor(strange, withParameters, endpoint).flatMap((text) =>
      addressesWith(endpoint, text),
    )) {
      const { status } = await callAs(allowed(endpoint), endpoint, {}, backend, address)
      expect([address.slice(0, 200), status < 500]).toEqual([address.slice(0, 200), true])
    }
  })
})

describe('every endpoint', () => {
  // It is the same for all of them.
  const openApi = async () => (await backend.fetch(new Request('http://api.test/api/openapi.json'))).json()
  let document: Awaited<ReturnType<typeof openApi>>
  beforeAll(async () => {
    document = await openApi()
  })

  it.each(named(endpoints))('%s says in OpenAPI what it is, and who may call it', (_, endpoint) => {
    const described = document.paths[`/api/${endpoint.service}/{locale}${endpoint.path}`]?.[endpoint.method]
    expect(described?.summary).toBe(endpoint.summary)
    const asked: object[] = described?.security ?? []
    const mayBeUnknown = asked.some((one) => 'application' in one && !('session' in one))
    expect(mayBeUnknown).toBe(endpoint.access === 'anyone')
    expect(asked.some((one) => 'key' in one)).toBe(scopeOf(endpoint) !== 'none')
  })
  it('of an area says what a value of it is', () => {
    const { paths, components } = document
    const root = '{locale}/{companyCode}/{cabinetCode}/doctors'
    const body = paths[`/api/w-business/${root}`].post.requestBody.content['application/json'].schema
    const answer = paths[`/api/business-api-front2/${root}/{code}`].get.responses[200]
    const $ref = '#/components/schemas/area.doctors'
    expect(body.properties.VALUE).toEqual({ $ref })
    expect(answer.content['application/json'].schema.properties.VALUE.$ref).toBe($ref)
    expect(components.schemas['area.doctors'].properties.languages.type).toBe('array')
  })
})
