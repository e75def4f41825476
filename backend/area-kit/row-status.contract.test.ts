import { OpenAPIHono } from '@hono/zod-openapi'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AreaRow } from '../../schemas/api/area.ts'
import { type AreaDefinition, defineArea } from '../../schemas/areas/define-area.ts'
import { t } from '../../schemas/type.ts'
import { createMemberships } from '../access/memberships.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Database } from '../database/database.ts'
import { errorHandler } from '../http/error-answer.ts'
import { mountEndpoint } from '../http/mount-endpoint.ts'
import { createProofs } from '../http/proofs.ts'
import { silentLog } from '../log.ts'
import { defaultSettings } from '../settings.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, addStaff } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { type Area, makeArea } from './area.ts'
import { areaEndpoints } from './area-endpoints.ts'
import { visibleRows } from './visible-rows.ts'

const label = { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Offers' }

const base = defineArea({
  name: 'offers',
  // An editor writes here, and publishes only where that was granted.
  section: 'clinic-website',
  label,
  entry: label,
  schema: t.object({ title: t.string({ label }) }),
  title: ['title'],
  list: { columns: ['title', 'status'], search: ['title'], sorts: ['title'] },
  tags: () => [],
  example: { title: 'Весна' },
})

const declare = (name: string, more: Partial<AreaDefinition>) =>
  makeArea({ ...base, name, ...more } as AreaDefinition)

const offers = declare('offers', { scheduled: true })
const posts = declare('posts', { moderated: true })
const notes = declare('notes', {})
const areas = new Map([offers, posts, notes].map((area) => [area.definition.name, area]))

const company = '1001'
const hour = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function createTables({ orm }: Database) {
  const after = generateDrizzleJson({ offers: offers.table, posts: posts.table, notes: notes.table })
  const statements = await generateMigration(generateDrizzleJson({}), after)
  for (const statement of statements) await orm.execute(sql.raw(statement))
}

describe.each(await testDatabases())('on $name, rows with a status', ({ open }) => {
  let db: Database
  let owner: string
  let editor: string
  const app = new OpenAPIHono()
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await createTables(db)
    const tools = {
      db,
      memberships: createMemberships(db, silentLog),
      proofs: createProofs(db.orm, defaultSettings),
      settings: defaultSettings,
      files: testFiles,
      log: silentLog,
      checksAnswers: true,
    }
    app.onError(errorHandler(silentLog))
    for (const endpoint of areaEndpoints(areas)) mountEndpoint(app, endpoint, tools)
    const signIn = async (role: 'owner' | 'editor') => {
      const { account, cookie } = await addPerson(db)
      await addStaff(db, account, company, role)
      return cookie
    }
    owner = await signIn('owner')
    editor = await signIn('editor')
  })
  afterAll(() => db.close())

  const request = async (path: string, { cookie, ...init }: RequestInit & { cookie: string }) => {
    const headers = { cookie, origin: 'http://api.test', 'content-type': 'application/json' }
    const answer = await app.request(`http://api.test/api/${path}`, { ...init, headers })
    return { status: answer.status, json: await answer.json() }
  }
  const read = (path: string) =>
    request(`business-api-front2/ru/${company}/0/${path}`, { cookie: owner }).then(({ json }) => json)
  const send = (method: string, path: string, body: unknown, cookie = owner) =>
    request(`w-business/ru/${company}/0/${path}`, { method, body: JSON.stringify(body), cookie })
  const add = async (name: string, more: object = {}, cookie = owner): Promise<AreaRow> => {
    const { status, json } = await send('POST', name, { VALUE: { title: 'Весна' }, ...more }, cookie)
    expect(status).toBe(201)
    return json
  }
  const bulk = (name: string, ACTION: string, CODES: string[], cookie = owner) =>
    send('POST', `${name}_bulk`, { ACTION, CODES }, cookie)
  const statusOf = async (name: string, code: string) => (await read(`${name}/${code}`)).STATUS
  const isVisible = async (area: Area, code: string) => {
    const isThis = eq(area.columns.code, code)
    return (
      (
        await db.orm
          .select()
          .from(area.table)
          .where(and(isThis, visibleRows(area)))
      ).length === 1
    )
  }
  const setStatus = (area: Area, code: string, status: string) =>
    db.orm.update(area.table).set({ status }).where(eq(area.columns.code, code))

  describe('where they are scheduled', () => {
    it('are shown at once by whoever may publish, and wait hidden for anybody else', async () => {
      const own = await add('offers')
      expect(own).toMatchObject({ STATUS: 'shown', FROM: null, UNTIL: null })
      expect(await isVisible(offers, own.CODE)).toBe(true)
      const written = await add('offers', {}, editor)
      expect(written.STATUS).toBe('hidden')
      expect(await isVisible(offers, written.CODE)).toBe(false)
    })
    it('are hidden by a change of somebody who may not publish', async () => {
      const { CODE, REVISION } = await add('offers')
      const change = { VALUE: { title: 'Лето' }, REVISION }
      const { json } = await send('PUT', `offers/${CODE}`, change, editor)
      expect(json).toMatchObject({ STATUS: 'hidden', VALUE: { title: 'Лето' } })
    })
    it.each([
      ['from the past', { FROM: hoursFromNow(-1) }, true],
      ['from the future', { FROM: hoursFromNow(1) }, false],
      ['until the future', { FROM: null, UNTIL: hoursFromNow(1) }, true],
      ['until the past', { FROM: hoursFromNow(-2), UNTIL: hoursFromNow(-1) }, false],
    ])('are visible within their period: %s', async (_, period, expected) => {
      const row = await add('offers', period)
      expect(row).toMatchObject({ STATUS: 'shown', ...period })
      expect(await isVisible(offers, row.CODE)).toBe(expected)
    })
    it('keep a period that a change does not name, and lose one that is null', async () => {
      const UNTIL = hoursFromNow(5)
      const { CODE } = await add('offers', { UNTIL })
      const VALUE = { title: 'Лето' }
      expect((await send('PUT', `offers/${CODE}`, { VALUE, REVISION: 1 })).json.UNTIL).toBe(UNTIL)
      const { json } = await send('PUT', `offers/${CODE}`, { VALUE, REVISION: 2, UNTIL: null })
      expect(json.UNTIL).toBeNull()
    })
    it('are refused a period that ends before it begins, also where one end was stored before', async () => {
      const wrong = { VALUE: { title: 'Весна' }, FROM: hoursFromNow(2), UNTIL: hoursFromNow(1) }
      const made = await send('POST', 'offers', wrong)
      expect(made.status).toBe(422)
      expect(made.json.error.fields).toEqual({ UNTIL: [expect.stringMatching(/\p{L}/u)] })
      const { CODE } = await add('offers', { UNTIL: hoursFromNow(1) })
      const change = { VALUE: { title: 'Весна' }, REVISION: 1, FROM: hoursFromNow(2) }
      expect((await send('PUT', `offers/${CODE}`, change)).status).toBe(422)
    })
    it('are hidden and shown several at once, and those that there are not are named', async () => {
      const [one, two] = [await add('offers'), await add('offers')]
      const hidden = await bulk('offers', 'hide', [one.CODE, two.CODE, 'none'])
      expect(hidden.json).toMatchObject({
        DONE: [one.CODE, two.CODE],
        REFUSED: [{ CODE: 'none', error: { code: 'NOT_FOUND' } }],
      })
      expect(await isVisible(offers, one.CODE)).toBe(false)
      await bulk('offers', 'show', [one.CODE])
      expect(await isVisible(offers, one.CODE)).toBe(true)
      expect(await isVisible(offers, two.CODE)).toBe(false)
      expect(await read(`offers/${one.CODE}`)).toMatchObject({ STATUS: 'shown', REVISION: 3 })
    })
    it('are shown and hidden only by whoever may publish', async () => {
      const { CODE } = await add('offers')
      for (const action of ['show', 'hide'])
        expect((await bulk('offers', action, [CODE], editor)).status).toBe(403)
      expect(await statusOf('offers', CODE)).toBe('shown')
    })
    it('are filtered by status, and the statuses are counted', async () => {
      await add('offers', {}, editor)
      const { data } = await read('offers?filter[status]=hidden')
      expect(new Set(data.map(({ STATUS }: AreaRow) => STATUS))).toEqual(new Set(['hidden']))
      const values = await read('offers_values/status')
      expect(values).toContainEqual({ VALUE: 'hidden', LABEL: null, COUNT: data.length })
    })
  })

  describe('where they are moderated', () => {
    it('wait for a moderator and are visible once they are shown', async () => {
      const { CODE, STATUS } = await add('posts')
      expect(STATUS).toBe('waiting')
      expect(await isVisible(posts, CODE)).toBe(false)
      await setStatus(posts, CODE, 'shown')
      expect(await isVisible(posts, CODE)).toBe(true)
    })
    it.each(['shown', 'rejected'])('wait again after %s ones were changed', async (status) => {
      const { CODE, REVISION } = await add('posts')
      await setStatus(posts, CODE, status)
      const { json } = await send('PUT', `posts/${CODE}`, { VALUE: { title: 'Лето' }, REVISION })
      expect(json.STATUS).toBe('waiting')
    })
    it('stay visible when the company shows what a moderator has passed, and wait again after they were hidden', async () => {
      const { CODE } = await add('posts')
      await setStatus(posts, CODE, 'shown')
      await bulk('posts', 'show', [CODE])
      expect(await statusOf('posts', CODE)).toBe('shown')
      await bulk('posts', 'hide', [CODE])
      await bulk('posts', 'show', [CODE])
      expect(await statusOf('posts', CODE)).toBe('waiting')
    })
    it('have no period', async () => {
      const row = await add('posts', { FROM: hoursFromNow(1) })
      expect(Object.keys(row)).not.toContain('FROM')
    })
  })

  it('are told from rows without one, which are visible and cannot be shown or hidden', async () => {
    const { CODE, STATUS } = await add('notes')
    expect(STATUS).toBeUndefined()
    expect(await isVisible(notes, CODE)).toBe(true)
    expect((await bulk('notes', 'hide', [CODE])).status).toBe(400)
  })
})

it('refuses an area of one row that has a status, for nothing could show it', () => {
  expect(() => declare('motto', { single: true, scheduled: true })).toThrow(/single.*scheduled or moderated/)
})
