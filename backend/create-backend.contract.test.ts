import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from './content/seed-database.ts'
import { type Backend, createBackend } from './create-backend.ts'
import type { Database } from './kit/database/database.ts'
import { silentLog } from './kit/log.ts'
import { authorization, call, testBackend } from './test/call.ts'
import { openEither } from './test/databases.ts'
import { testFiles } from './test/files.ts'
import { smallSeed } from './test/small-seed.ts'

let db: Database
let backend: Backend
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
  backend = testBackend(db)
})
afterAll(() => db.close())

const bare = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(`http://api.test${path}`, { headers }))

describe('the credential', () => {
  it.each([
    ['none', {}],
    ['a wrong one', { authorization: `Basic ${btoa('tests:wrong')}` }],
    ['another scheme', { authorization: authorization.replace('Basic', 'Bearer') }],
    ['no base64', { authorization: 'Basic ???' }],
  ])('is refused when it is %s, without asking a browser for a password', async (_, headers) => {
    const response = await bare('/api/front/ru/v1/companies', headers)
    expect(response.status).toBe(401)
    expect(response.headers.has('www-authenticate')).toBe(false)
    expect(await response.json()).toEqual({
      error: {
        code: 'APP_CREDENTIAL',
        message: 'Приложение не опознано: проверьте его идентификатор и секрет.',
      },
    })
  })

  it('is also taken from X-App-Authorization', async () => {
    const headers = { authorization: 'Basic cHJveHk6cHJveHk=', 'x-app-authorization': authorization }
    expect((await bare('/api/front/ru/v1/companies', headers)).status).toBe(200)
  })

  it('may be one of several', async () => {
    const credentials = [
      { id: 'old', secret: '1' },
      { id: 'new', secret: '2:3' },
    ]
    const rotating = createBackend({ db, credentials, integrators: [], log: silentLog, files: testFiles })
    for (const pair of ['old:1', 'new:2:3']) {
      expect(
        (await call(rotating, '/api/front/ru/v1/redirects', { authorization: `Basic ${btoa(pair)}` })).status,
      ).toBe(200)
    }
    expect(
      (await call(rotating, '/api/front/ru/v1/redirects', { authorization: `Basic ${btoa('old:2')}` }))
        .status,
    ).toBe(401)
  })
})

describe('paths', () => {
  it.each([
    ['/api/front/ru/v1/nothing', 'По этому адресу ничего нет.'],
    ['/api/front/kk/v1/nothing', 'Бұл мекенжайда ештеңе жоқ.'],
    ['/api/front/uz/v1/nothing', 'Bu manzilda hech narsa yoʻq.'],
    ['/api/front/de/v1/companies', 'По этому адресу ничего нет.'],
    ['/api/other/en/v1/companies', 'There is nothing at this address.'],
    ['/api/front', 'По этому адресу ничего нет.'],
    ['/elsewhere', 'По этому адресу ничего нет.'],
  ])('answers 404 to %s in the language of the request', async (path, message) => {
    const response = await call(backend, path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 'NOT_FOUND', message } })
  })

  it.each([
    '/api/front/ru/v1/company/%E0%A4%A',
    '/api/front/ru/v1/company/a%00b',
    `/api/front/ru/v1/company/${'a'.repeat(121)}`,
  ])('answers 400 to the malformed %s', async (path) => {
    const response = await call(backend, path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
  })

  it.each(['web', 'api-business'])('ask for a known integrator under %s', async (service) => {
    const path = `/api/${service}/en/v1/anything`
    expect((await call(backend, path)).status).toBe(403)
    expect((await call(backend, path, { 'x-integrator': 'somebody' })).status).toBe(403)
    const known = await call(backend, path, { 'x-integrator': 'tests' })
    expect(known.status).toBe(404)
  })

  it('echo X-Request-Id and accept X-External-Domain', async () => {
    const headers = { 'x-request-id': 'abc-1', 'x-external-domain': 'clinic.example' }
    const response = await call(backend, '/api/front/ru/v1/redirects', headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-request-id')).toBe('abc-1')
  })
})

describe('nested queries', () => {
  it.each([
    ['page[number]=0', { 'page[number]': ['Must be at least 1.'] }],
    ['page[size]=101', { 'page[size]': ['Must be at most 100.'] }],
    ['page[number]=x', { 'page[number]': ['This value is not allowed.'] }],
    ['filter[owner]=1', { 'filter[owner]': ['There is no such field.'] }],
    ['filter[company]=%00', { 'filter[company]': ['This value is not allowed.'] }],
    ['filter[constructor]=1', { 'filter[constructor]': ['There is no such field.'] }],
    ['filter[__proto__]=1', { 'filter[__proto__]': ['There is no such field.'] }],
    ['filter=1', { filter: ['This value is not allowed.'] }],
    ['sort=TITLE', { sort: ['This value is not allowed.'] }],
  ])('are refused field by field: %s', async (query, fields) => {
    const response = await call(backend, `/api/front/en/v1/news?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST', fields } })
  })

  it.each([
    ['too deep', 'other[a][b][c][d]=1'],
    ['too many', Array.from({ length: 60 }, (_, index) => `a${index}=1`).join('&')],
    ['too long', `filter[company]=${'1'.repeat(5000)}`],
  ])('are refused when they are %s', async (_, query) => {
    expect((await call(backend, `/api/front/en/v1/news?${query}`)).status).toBe(400)
  })

  it('do not reach the prototype of anything', async () => {
    const response = await call(
      backend,
      '/api/front/en/v1/news?__proto__[polluted]=1&constructor[prototype][polluted]=1',
    )
    expect(response.status).toBe(200)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('kept copies', () => {
  it('are confirmed by 304 while nothing changed', async () => {
    const first = await call(backend, '/api/front/ru/v1/company/1001')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"\w+"$/)
    const second = await call(backend, '/api/front/ru/v1/company/1001', {
      'if-none-match': `"other", ${etag}`,
    })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(etag)
    expect(second.headers.get('cache-tag')).toBe('company:1001,reviews:1001')
    expect(second.headers.get('cache-control')).toContain('max-age=60')
  })

  it('are replaced when something changed', async () => {
    const response = await call(backend, '/api/front/ru/v1/company/1001', { 'if-none-match': '"another"' })
    expect(response.status).toBe(200)
  })
})

describe('documentation', () => {
  it('is open and loads nothing from another host', async () => {
    const response = await bare('/api/docs')
    const html = await response.text()
    expect(response.status).toBe(200)
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files).toHaveLength(4)
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//)
      const asset = await bare(file)
      expect(asset.status).toBe(200)
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(50)
    }
  })
})

it('tells of a Postgres that is not there as UNAVAILABLE', async () => {
  const pool = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' })
  const response = await call(testBackend({ ...db, orm: drizzle(pool) }), '/api/front/en/v1/news')
  expect(response.status).toBe(503)
  await pool.end()
})

it.each([
  ['refused by every address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['without its socket', Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })],
  ['lost', new Error('Connection terminated unexpectedly')],
  ['stopped', Object.assign(new Error('terminating connection'), { code: '57P01' })],
])('tells of a database that is %s as UNAVAILABLE, to be asked again', async (_, cause) => {
  const orm = new Proxy(db.orm, {
    get() {
      throw new Error('Failed query', { cause })
    },
  })
  const response = await call(testBackend({ ...db, orm }), '/api/front/en/v1/redirects')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error: {
      code: 'UNAVAILABLE',
      message: 'The service is temporarily unavailable. Please try again a little later.',
    },
  })
})

it('tells of a failing database as INTERNAL, logs it, and gives nothing away', async () => {
  const failing = await openEither()
  await failing.close()
  const logged: object[] = []
  const log = { ...silentLog, error: (details: object) => logged.push(details) }
  const response = await call(testBackend(failing, log), '/api/front/en/v1/companies')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'INTERNAL',
      message: 'Something went wrong on the server. Please try again a little later.',
    },
  })
  expect(logged).toHaveLength(1)
})
