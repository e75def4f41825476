import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AreaRow } from '../../../schemas/api/area.ts'
import { type AreaDefinition, defineArea } from '../../../schemas/areas/define-area.ts'
import { t } from '../../../schemas/core/type.ts'
import { areaApp, areaCompany } from '../../test/area-app.ts'
import { testDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { type Area, makeArea } from './area.ts'
import { rowsOf } from './area-root.ts'
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
const notes = declare('notes', {})
const areas = [offers, notes]

const hour = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A public endpoint: the codes of a company's rows. */
const publicCall = (area: Area) =>
  defineEndpoint({
    service: 'front',
    path: `/${area.definition.name}/{company}`,
    summary: 'Codes of what visitors see',
    params: z.object({ company: z.string() }),
    answer: z.array(z.string()),
    read: async ({ params, ...reading }) => {
      const { code } = area.columns
      const visible = await visibleRows(area, reading, rowsOf(area, params.company))
      const rows = await reading.orm.select({ code }).from(area.table).where(visible)
      return rows.map((row) => String(row.code))
    },
  })

describe.each(await testDatabases())('on $name, rows with a status', ({ open }) => {
  let db: Database
  let api: Awaited<ReturnType<typeof areaApp>>
  let editor: string
  beforeAll(async () => {
    db = await open()
    api = await areaApp(db, areas, { endpoints: [publicCall(offers), publicCall(notes)] })
    editor = await api.signIn('editor')
  })
  afterAll(() => db.close())

  const read = async (path: string) => (await api.read(path)).json
  const send = (method: string, path: string, body: unknown, cookie?: string) =>
    api.send(method, path, body, cookie)
  const add = async (name: string, more: object = {}, cookie?: string): Promise<AreaRow> => {
    const { status, json } = await send('POST', name, { VALUE: { title: 'Весна' }, ...more }, cookie)
    expect(status).toBe(201)
    return json
  }
  const bulk = (name: string, ACTION: string, CODES: string[], cookie?: string) =>
    send('POST', `${name}_bulk`, { ACTION, CODES }, cookie)
  const statusOf = async (name: string, code: string) => (await read(`${name}/${code}`)).STATUS
  /** The rows as a visitor's page reads them. */
  const visit = async (name = 'offers') =>
    api.app.request(`http://api.test/api/front/ru/${name}/${areaCompany}`)
  const isVisible = async (name: string, code: string): Promise<boolean> =>
    (await (await visit(name)).json()).includes(code)

  describe('where they are scheduled', () => {
    it('are shown at once by whoever may publish, and wait hidden for anybody else', async () => {
      const own = await add('offers')
      expect(own).toMatchObject({ STATUS: 'shown', FROM: null, UNTIL: null })
      expect(await isVisible('offers', own.CODE)).toBe(true)
      const written = await add('offers', {}, editor)
      expect(written.STATUS).toBe('hidden')
      expect(await isVisible('offers', written.CODE)).toBe(false)
    })
    it('are changed while they are hidden by somebody who may not publish, and not once they are shown', async () => {
      const { CODE, REVISION } = await add('offers', {}, editor)
      const change = (revision: number) =>
        send('PUT', `offers/${CODE}`, { VALUE: { title: 'Лето' }, REVISION: revision }, editor)
      expect((await change(REVISION)).json).toMatchObject({ STATUS: 'hidden', VALUE: { title: 'Лето' } })
      await bulk('offers', 'show', [CODE])
      expect((await change(REVISION + 2)).json.error.code).toBe('NEEDS_PUBLISHER')
      expect(await isVisible('offers', CODE)).toBe(true)
    })
    it.each([
      ['from the past', { FROM: hoursFromNow(-1) }, true],
      ['from the future', { FROM: hoursFromNow(1) }, false],
      ['until the future', { FROM: null, UNTIL: hoursFromNow(1) }, true],
      ['until the past', { FROM: hoursFromNow(-2), UNTIL: hoursFromNow(-1) }, false],
    ])('are visible within their period: %s', async (_, period, expected) => {
      const row = await add('offers', period)
      expect(row).toMatchObject({ STATUS: 'shown', ...period })
      expect(await isVisible('offers', row.CODE)).toBe(expected)
    })
    it('say what their period is now', async () => {
      const periodOf = async (period: object) => {
        const { CODE } = await add('offers', period)
        const { data } = await read('offers?page[size]=100')
        return data.find((row: AreaRow) => row.CODE === CODE).PERIOD
      }
      expect(await periodOf({ UNTIL: hoursFromNow(1) })).toBe('current')
      expect(await periodOf({ FROM: hoursFromNow(1) })).toBe('upcoming')
      expect(await periodOf({ UNTIL: hoursFromNow(-1) })).toBe('ended')
    })
    it('make a public answer expire when the next of them is shown or ends, and not for those that are hidden', async () => {
      await db.orm.delete(offers.table)
      await add('offers', { FROM: hoursFromNow(-1) })
      expect((await visit()).headers.get('expires')).toBeNull()
      await add('offers', { FROM: '2099-05-01T04:00:00.000Z', UNTIL: '2099-06-01T04:00:00.000Z' })
      expect((await visit()).headers.get('expires')).toBe('Fri, 01 May 2099 04:00:00 GMT')
      await add('offers', { UNTIL: '2099-04-01T04:00:00.500Z' })
      await add('offers', { STATUS: 'hidden', FROM: '2098-01-01T04:00:00.000Z' })
      expect((await visit()).headers.get('expires')).toBe('Wed, 01 Apr 2099 04:00:01 GMT')
      expect((await visit()).headers.get('cache-control')).toContain('max-age=60')
      await add('offers', { FROM: new Date(Date.now() + 50_000).toISOString() })
      const age = Number(/max-age=(\d+)/.exec((await visit()).headers.get('cache-control') ?? '')?.[1])
      expect(age).toBeGreaterThan(0)
      expect(age).toBeLessThanOrEqual(51)
    })
    it('appear and are gone without a change when their period begins and ends', async () => {
      const soon = new Date(Date.now() + 2000).toISOString()
      const [begins, ends] = [await add('offers', { FROM: soon }), await add('offers', { UNTIL: soon })]
      const both = async () => [await isVisible('offers', begins.CODE), await isVisible('offers', ends.CODE)]
      expect(await both()).toEqual([false, true])
      await expect.poll(both).toEqual([true, false])
    })
    it('are shown and hidden with a change, by whoever may publish', async () => {
      const { CODE } = await add('offers', { STATUS: 'hidden' })
      expect(await isVisible('offers', CODE)).toBe(false)
      const change = (more: object, cookie?: string) =>
        send('PUT', `offers/${CODE}`, { VALUE: { title: 'Лето' }, ...more }, cookie)
      expect((await change({ REVISION: 1 })).json.STATUS).toBe('hidden')
      expect((await change({ REVISION: 2, STATUS: 'shown' })).json.STATUS).toBe('shown')
      for (const more of [{ STATUS: 'shown' }, { STATUS: 'hidden' }, { FROM: null }])
        expect((await change({ REVISION: 3, ...more }, editor)).status).toBe(403)
      expect(await isVisible('offers', CODE)).toBe(true)
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
      expect(made.json.error).toMatchObject({
        fields: { UNTIL: [expect.stringMatching(/\p{L}/u)] },
        data: { PROBLEMS: [{ path: ['shownUntil'], code: 'period' }] },
      })
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
      expect(await isVisible('offers', one.CODE)).toBe(false)
      await bulk('offers', 'show', [one.CODE])
      expect(await isVisible('offers', one.CODE)).toBe(true)
      expect(await isVisible('offers', two.CODE)).toBe(false)
      expect(await read(`offers/${one.CODE}`)).toMatchObject({ STATUS: 'shown', REVISION: 3 })
    })
    it('are hidden and shown by two people at once, in whatever order each names them', async () => {
      const codes: string[] = []
      for (let index = 0; index < 30; index += 1) codes.push((await add('offers')).CODE)
      for (let turn = 0; turn < 3; turn += 1) {
        const both = [bulk('offers', 'hide', codes), bulk('offers', 'show', codes.toReversed())]
        expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
      }
      expect((await bulk('offers', 'remove', codes)).json.DONE).toHaveLength(codes.length)
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

  it('are told from rows without one, which are visible and cannot be shown or hidden', async () => {
    const { CODE, STATUS } = await add('notes')
    expect(STATUS).toBeUndefined()
    expect(await isVisible('notes', CODE)).toBe(true)
    expect((await bulk('notes', 'hide', [CODE])).status).toBe(400)
    for (const field of ['STATUS', 'FROM', 'UNTIL']) {
      const { status, json } = await send('POST', 'notes', { VALUE: { title: 'Весна' }, [field]: null })
      expect(status).toBe(422)
      expect(Object.keys(json.error.fields)).toEqual([field])
    }
  })
})

it('refuses a field that is called like what says when a row is shown', () => {
  const schema = t.object({ title: t.string({ label }), status: t.string({ label }) })
  expect(() => declare('offers', { scheduled: true, schema } as Partial<AreaDefinition>)).toThrow(/status/)
})

it('refuses an area of one row that has a status, for nothing could show it', () => {
  expect(() => declare('motto', { single: true, scheduled: true })).toThrow(/single.*scheduled/)
})
