import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AreaRow } from '../../schemas/api/area.ts'
import { isOfProduct } from '../../schemas/areas/define-area.ts'
import doctors, { type Doctor } from '../../schemas/areas/doctors.ts'
import services, { type Service } from '../../schemas/areas/services.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { Backend } from '../create-backend.ts'
import {
  accessCode,
  cabinet,
  practitioner,
  service as serviceTable,
  specialist,
} from '../database/tables/index.ts'
import { checkInput } from '../kit/area/calls/check-input.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { areas } from './registry.ts'

type Schedule = { COMPANY_CABINET_CODE: string; HOURS: { WEEK: { DAY: number }[] } }

const company = '1001'
const ofCompanies = [...areas.values()].filter(({ definition }) => !isOfProduct(definition))
// Areas that only visitors write, that name a clinic's other sites, or that a clinic begins with from nothing, have no seed here.
const withoutSeed = [
  'appointment-requests',
  'widget-sites',
  'links',
  'link-places',
  'note-templates',
  'document-templates',
  'promotion',
  'whatsapp-numbers',
  'whatsapp-templates',
]
const seeded = ofCompanies.filter(({ definition }) => !withoutSeed.includes(definition.name))

describe.each(await testDatabases())('on $name, areas of the business section', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let heard: string[]
  beforeAll(async () => {
    ;({ db, backend, owner, heard } = await openWithOwner(open, company))
  })
  afterAll(() => db.close())

  const read = async (path: string, locale = 'ru') => {
    const answer = await call(backend, `/api/business-api-front2/${locale}/${company}/0/${path}`, {
      cookie: owner.cookie,
    })
    return { status: answer.status, json: await answer.json() }
  }
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
      method,
      body,
      headers: { cookie: person.cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const shown = async (path: string) => {
    const answer = await call(backend, `/api/front/ru/v1/${path}`)
    return await answer.json()
  }
  const add = async (name: string, VALUE: unknown): Promise<AreaRow> => {
    const { status, json } = await send('POST', name, { VALUE })
    expect(json).toMatchObject({ REVISION: 1 })
    expect(status).toBe(201)
    return json
  }
  const service = (ru: string, more: Partial<Service> = {}) => ({
    ...services.example,
    name: { ru },
    ...more,
  })

  it.each(ofCompanies.map(({ definition }) => [definition.name, definition] as const))(
    'keep the example of %s as it was sent, and tell what it touches',
    async (name, definition) => {
      // Of a promotion: the service that it names, whose price has stood for long enough.
      const named = { company, code: '1', name: { ru: 'Чистка' }, group: { ru: 'Гигиена' }, position: 1000 }
      if (name === 'promotion')
        await db.orm
          .insert(serviceTable)
          .values({ ...named, price: 15_000, currency: 'KZT', pricedAt: '2026-01-01' })
      heard.length = 0
      const before = definition.single ? (await read(name)).json : undefined
      const { json: made } = before
        ? await send('PUT', name, { VALUE: definition.example, REVISION: before.REVISION })
        : await send('POST', name, { VALUE: definition.example })
      expect(made.VALUE).toMatchObject(definition.example)
      const { json: kept } = await read(before ? name : `${name}/${made.CODE}`)
      expect(kept).toEqual(made)
      if (definition.drafted) {
        const { status, json } = await send('POST', `${name}/${made.CODE}/publish`, {
          REVISION: made.REVISION,
        })
        expect([status, json.STATUS]).toEqual([200, 'published'])
      }
      const touched = definition.tags({ company, code: made.CODE })
      await expect.poll(() => heard).toEqual(expect.arrayContaining(touched))
      if (!before) expect((await send('DELETE', `${name}/${made.CODE}`)).status).toBe(204)
      if (name === 'promotion')
        await db.orm
          .delete(serviceTable)
          .where(and(eq(serviceTable.company, company), eq(serviceTable.code, named.code)))
    },
  )

  it.each(seeded.map(({ definition }) => [definition.name, definition] as const))(
    'have rows of a seed that are what the schema of %s says',
    async (name, definition) => {
      const { json } = await read(name)
      const codes = definition.single ? [] : json.data.map(({ CODE }: AreaRow) => CODE)
      const rows: AreaRow[] = definition.single ? [json] : []
      for (const code of codes) rows.push((await read(`${name}/${code}`)).json)
      expect(rows.length).toBeGreaterThan(0)
      for (const { VALUE } of rows) expect(judge(definition.schema, VALUE).problems).toEqual([])
    },
  )

  describe('a list', () => {
    beforeAll(async () => {
      await add('services', service('Ёлочка для бронхов', { price: 300, group: { ru: 'Лёгкие' } }))
      await add('services', service('Авгиограмма', { price: 100, group: { ru: 'Лёгкие' } }))
      await add('services', service('=1+1', { price: 200, group: { ru: 'Лёгкие' }, currency: 'UZS' }))
      for (const [name, price] of Object.entries({ Холтер: undefined, ЭКГ: 10, Эхокардиография: 20 })) {
        const { price: _, priceTo, ...value } = service(name, { group: { ru: 'Сердце' } })
        await add('services', { ...value, ...(price && { price }) })
      }
      await add('services', {
        ...service('Щитовидная железа', { price: 50 }),
        name: { ru: 'Щитовидная железа', kk: 'Қалқанша безі' },
      })
    })
    const names = async (query: string, locale?: string) =>
      (await read(`services?${query}`, locale)).json.data.map(({ VALUE }: AreaRow<Service>) => VALUE.name.ru)

    it.each([
      ['search=елочка', ['Ёлочка для бронхов']],
      ['search=бронх ЁЛ', ['Ёлочка для бронхов']],
      ['search=калканша', ['Щитовидная железа']],
      ['search=100%25', []],
      ['search=_', []],
      ['filter[group]=Лёгкие&sort=price', ['Авгиограмма', '=1+1', 'Ёлочка для бронхов']],
      ['filter[group]=Лёгкие&sort=-price', ['Ёлочка для бронхов', '=1+1', 'Авгиограмма']],
      ['filter[group]=Сердце&sort=price', ['ЭКГ', 'Эхокардиография', 'Холтер']],
      ['filter[group]=Сердце&sort=-price', ['Эхокардиография', 'ЭКГ', 'Холтер']],
      ['filter[group]=Лёгкие&filter[currency]=UZS', ['=1+1']],
      ['filter[group]=Лёгкие&sort=name&page[size]=2', ['=1+1', 'Авгиограмма']],
      ['filter[group]=Лёгкие&sort=name&page[size]=2&page[number]=2', ['Ёлочка для бронхов']],
    ])('is asked by %s', async (query, expected) => {
      expect(await names(query)).toEqual(expected)
    })
    it('is searched alike however its texts were typed', async () => {
      const { CODE } = await add('services', service('Йога для спины'.normalize('NFD')))
      for (const form of ['NFC', 'NFD'])
        expect(await names(`search=${encodeURIComponent('йога'.normalize(form))}`)).toEqual([
          'Йога для спины',
        ])
      await send('DELETE', `services/${CODE}`)
    })
    it('of branches is searched by a phone as it is shown', async () => {
      const { CODE } = await add('cabinets', areas.get('cabinets')?.definition.example)
      const found = async (search: string) =>
        (await read(`cabinets?search=${encodeURIComponent(search)}`)).json.data.map(
          (row: AreaRow) => row.CODE,
        )
      for (const search of ['+7 727 250 11 22', '8 (727) 250', '250-11-22'])
        expect(await found(search)).toContain(CODE)
      expect(await found('"')).toEqual([])
      await send('DELETE', `cabinets/${CODE}`)
    })
    it('is sorted by what its reader sees', async () => {
      const both = 'search=е&filter[group]=Консультации&sort=name'
      expect(await names(both, 'kk')).toEqual(['Щитовидная железа'])
    })
    it('has of each row what it shows', async () => {
      const long = Array.from({ length: 50 }, () => doctors.example.about?.ru ?? []).flat()
      const { CODE } = await add('doctors', { ...doctors.example, about: { ru: long } })
      const { json } = await read('doctors?sort=-updatedAt&page[size]=1')
      const { lastName, name, middleName, specialities, post } = doctors.example
      expect(json.data[0]).toMatchObject({ CODE, REVISION: 1 })
      expect(json.data[0].VALUE).toEqual({ lastName, name, middleName, specialities, post })
      expect((await send('DELETE', `doctors/${CODE}`)).status).toBe(204)
    })
    it('counts all rows, also beyond its last page', async () => {
      const { json } = await read('services?filter[group]=Лёгкие&page[size]=2&page[number]=9')
      expect(json).toMatchObject({ data: [], meta: { page: 9, pages: 2, total: 3 } })
    })
    it('says which values there are to filter by', async () => {
      const { json } = await read('services_values/group')
      expect(json).toContainEqual({ VALUE: 'Лёгкие', LABEL: { ru: 'Лёгкие' }, COUNT: 3 })
      expect((await read('services_values/price')).status).toBe(404)
    })
    it('of doctors is filtered by one of several specialities', async () => {
      const { json } = await read('doctors?filter[specialities]=surgeon')
      expect(json.data.length).toBeGreaterThan(0)
      for (const { VALUE } of json.data) expect(VALUE.specialities).toContain('surgeon')
    })
    it.each([
      'sort=secret',
      'filter[secret]=1',
      'page[number]=0',
      'page[size]=101',
      `search=${'a'.repeat(121)}`,
    ])('refuses %s', async (query) => {
      expect((await read(`services?${query}`)).status).toBe(400)
    })
    it('is a CSV that spreadsheets read, with nothing that they would run', async () => {
      const answer = await call(
        backend,
        `/api/business-api-front2/kk/${company}/0/services_export?filter[group]=Лёгкие&sort=name`,
        { cookie: owner.cookie },
      )
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head, first] = new TextDecoder().decode(bytes).split('\r\n')
      expect(head).toMatch(/^Код,Атауы \(ru\),Атауы \(kk\)/)
      expect(first).toMatch(/^\d+,'=1\+1,/)
      expect(answer.headers.get('content-disposition')).toContain('services.csv')
    })
    it('loses several rows at once, and says of those that stay why', async () => {
      const one = await add('services', service('Лишняя'))
      const two = await add('services', service('Ещё одна'))
      const { json } = await send('POST', 'services_bulk', {
        ACTION: 'remove',
        CODES: [one.CODE, 'none', two.CODE],
      })
      expect(json).toEqual({
        DONE: [one.CODE, two.CODE],
        REFUSED: [{ CODE: 'none', error: { code: 'NOT_FOUND', message: expect.any(String) } }],
      })
      expect(await names('search=Лишняя')).toEqual([])
    })
  })

  describe('a code', () => {
    it('is not given again when its row is gone', async () => {
      const first = await add('services', service('Первая'))
      expect((await send('DELETE', `services/${first.CODE}`)).status).toBe(204)
      const second = await add('services', service('Вторая'))
      expect(Number(second.CODE)).toBeGreaterThan(Number(first.CODE))
    })
    it('that a seed gave is not given again either', async () => {
      const row = { company, position: 0, name: { ru: 'Из посева' }, group: { ru: 'Посев' }, currency: 'KZT' }
      await db.orm.insert(serviceTable).values({ ...row, code: '900000' })
      expect((await send('DELETE', 'services/900000')).status).toBe(204)
      expect((await add('services', service('После посева'))).CODE).toBe('900001')
    })
    it('is that of one row where several are made at the same time', async () => {
      const made = await Promise.all([1, 2, 3, 4].map((n) => add('services', service(`Сразу ${n}`))))
      expect(new Set(made.map(({ CODE }) => CODE)).size).toBe(4)
    })
    it('counts by company', async () => {
      const person = await addPerson(db)
      await addStaff(db, person.account, '1002', 'owner')
      const answer = await sendTo(backend, '/api/w-business/ru/1002/0/services', {
        body: { VALUE: service('В другой клинике') },
        headers: { cookie: person.cookie },
      })
      expect(Number((await answer.json()).CODE)).toBeLessThan(900_000)
    })
  })

  describe('services', () => {
    it('are seen by visitors as they are edited, with the day of the price', async () => {
      const { CODE } = await add(
        'services',
        service('Новая цена', {
          price: 7000,
          priceTo: 9000,
          priceRepeat: 5000,
          prices: [{ cabinet: '11', price: 6000, priceRepeat: 0 }],
        }),
      )
      const { data } = await shown(`services?filter[company]=${company}`)
      expect(data.at(-1)).toMatchObject({
        SERVICE_CODE: CODE,
        NAME: 'Новая цена',
        PRICE: 7000,
        PRICE_TO: 9000,
        PRICE_REPEAT: 5000,
        PRICES: [
          {
            COMPANY_CABINET_CODE: '11',
            SPECIALIST_CODE: null,
            PRICE: 6000,
            PRICE_TO: null,
            PRICE_REPEAT: 0,
          },
        ],
        UPDATED_AT: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
    })
    it('keep every price that they have had, by branch and doctor', async () => {
      const value = service('С историей', {
        price: 100,
        priceTo: undefined,
        priceRepeat: 70,
      } as Partial<Service>)
      const { CODE } = await add('services', value)
      const prices = [{ cabinet: '11', price: 80 }]
      await send('PUT', `services/${CODE}`, { VALUE: { ...value, price: 120, prices }, REVISION: 1 })
      await send('PUT', `services/${CODE}`, { VALUE: { ...value, price: 120 }, REVISION: 2 })
      await send('PUT', `services/${CODE}`, { VALUE: { ...value, price: 120, priceRepeat: 60 }, REVISION: 3 })
      const { json } = await read(`services/${CODE}/prices`)
      const told = json.map(({ CABINET, PRICE, PRICE_REPEAT }: Record<string, unknown>) => [
        CABINET,
        PRICE,
        PRICE_REPEAT,
      ])
      expect(told).toEqual([
        [null, 120, 60],
        ['11', null, null],
        ['11', 80, null],
        [null, 120, 70],
        [null, 100, 70],
      ])
      const { lastName, name } = owner.account
      expect(json[0].BY).toContain(`${lastName} ${name}`)
    })
    it.each([
      [{ price: 10, priceTo: 5 }, ['priceTo'], 'belowPrice'],
      [{ prices: [{ price: 5 }] }, ['prices', 0], 'placeOrDoctor'],
      [{ prices: [{ cabinet: '99', price: 5 }] }, ['prices', 0, 'cabinet'], 'reference'],
      [
        {
          prices: [
            { cabinet: '11', price: 5 },
            { cabinet: '11', price: 6 },
          ],
        },
        ['prices', 1],
        'repeated',
      ],
    ])('with %j are refused at their field', async (part, path, code) => {
      const { status, json } = await send('POST', 'services', { VALUE: service('Неверная', part) })
      expect(status).toBe(422)
      expect(json.error.data.PROBLEMS).toEqual([expect.objectContaining({ path, code })])
    })
    it.each(['a\0', '\ud800b'])(
      'with the text %j, which cannot be stored, are refused at its field',
      async (ru) => {
        const { status, json } = await send('POST', 'services', { VALUE: service(ru) })
        expect(status).toBe(422)
        expect(Object.keys(json.error.fields)).toEqual(['VALUE[name][ru]'])
        expect(json.error.data.PROBLEMS).toEqual([{ path: ['name', 'ru'], code: 'characters', params: {} }])
      },
    )
    it('that are not there have no prices', async () => {
      expect((await read('services/none/prices')).status).toBe(404)
    })
    it('are moved and removed without a change of the rows behind them', async () => {
      const positions = async () => {
        const rows = await db.orm.select().from(serviceTable).where(eq(serviceTable.company, company))
        return new Map(rows.map(({ code, position }) => [code, position]))
      }
      const changed = (before: Map<string, number>, after: Map<string, number>) =>
        [...after].filter(([code, position]) => before.get(code) !== position).map(([code]) => code)
      const order = async () => (await read('services')).json.data.map(({ CODE }: AreaRow) => CODE)
      for (const ru of ['А', 'Б', 'В', 'Г', 'Д']) await add('services', service(ru))
      const before = await positions()
      const codes: string[] = await order()
      const [first = '', second = '', third = ''] = codes
      const last = codes.at(-1) ?? ''
      const move = (CODE: string, AFTER: string | null) => send('PUT', 'services_order', { CODE, AFTER })
      expect((await move(last, null)).status).toBe(204)
      expect(await order()).toEqual([last, ...codes.slice(0, -1)])
      expect(changed(before, await positions())).toEqual([last])
      expect((await move(first, third)).status).toBe(204)
      expect((await order()).slice(0, 4)).toEqual([last, second, third, first])
      expect(changed(before, await positions()).length).toBeLessThanOrEqual(4)
      expect((await move(first, last)).status).toBe(204)
      expect((await move(last, codes.at(-2) ?? '')).status).toBe(204)
      expect(await order()).toEqual(codes)
      const whole = await positions()
      expect((await send('DELETE', `services/${first}`)).status).toBe(204)
      expect(changed(whole, await positions())).toEqual([])
      expect(await order()).toEqual(codes.slice(1))
      const { CODE } = await add('services', service('Последняя'))
      expect((await order()).at(-1)).toBe(CODE)
    })
    it('refuse codes that no row can have', async () => {
      const CODES = ['a\0']
      expect((await send('POST', 'services_bulk', { ACTION: 'remove', CODES })).status).toBe(422)
      expect((await send('PUT', 'services_order', { CODE: 'a\0', AFTER: null })).status).toBe(422)
    })
    it('hold the branches that they name until they are written', async () => {
      const area = areas.get('services')
      if (!area) throw new Error('There is no area "services"')
      const value = service('С филиалом', { prices: [{ cabinet: '11', price: 5 }] })
      const place = { company, code: 'new' }
      const held = await db.orm.transaction(async (orm) => {
        await checkInput(orm, area, {
          place,
          before: undefined,
          value,
          account: owner.account.id,
          locale: 'ru',
          areas,
        })
        return orm
          .select({ code: cabinet.code })
          .from(cabinet)
          .where(
            and(eq(cabinet.company, company), sql`${cabinet}.xmax::text = pg_current_xact_id()::xid::text`),
          )
      })
      expect(held).toEqual([{ code: '11' }])
    })
    it('forget the price of a branch that is no more', async () => {
      const { json: cabinet } = await read('cabinets/12')
      const { CODE } = await add('cabinets', { ...cabinet.VALUE, photos: [] })
      const made = await add('services', service('В филиале', { prices: [{ cabinet: CODE, price: 5 }] }))
      expect((await send('DELETE', `cabinets/${CODE}`)).status).toBe(204)
      const { json } = await read(`services/${made.CODE}`)
      expect(json).toMatchObject({ REVISION: 2, VALUE: { prices: [] } })
      expect(Date.parse(json.UPDATED_AT)).toBeGreaterThan(Date.parse(made.UPDATED_AT))
      const { json: history } = await read(`services/${made.CODE}/prices`)
      expect(history[0]).toMatchObject({ CABINET: CODE, PRICE: null })
    })
  })

  describe('doctors', () => {
    it('are seen by visitors under an address of their own', async () => {
      const { CODE } = await add('doctors', doctors.example)
      const second = await add('doctors', doctors.example)
      const { data } = await shown(`specialists?filter[company]=${company}`)
      expect(data.slice(-2)).toMatchObject([
        { SPECIALIST_CODE: CODE, slug: 'akhmetova-aygul', POSITION_KK: 'Бас дәрігер' },
        { SPECIALIST_CODE: second.CODE, slug: expect.stringMatching(/^akhmetova-aygul-/) },
      ])
      const page = await shown(`specialist/${company}/akhmetova-aygul`)
      expect(page.ABOUT).toBe('<p>Лечит взрослых и детей.</p>')
    })
    const hours = (day: number) => ({
      week: [{ day, intervals: [{ from: '09:00', to: '13:00' }] }],
      exceptions: [{ date: '2026-12-16', intervals: [], note: { ru: 'Отпуск' } }],
    })
    const doctor = (places: Doctor['places']) => ({ ...doctors.example, places })
    const schedulesOf = async (code: string) => {
      const { data } = await shown(`schedules?filter[company]=${company}`)
      return data
        .filter((one: Record<string, unknown>) => one.SPECIALIST_CODE === code)
        .map(({ COMPANY_CABINET_CODE: at, HOURS: { WEEK } }: Schedule) => [at, ...WEEK.map(({ DAY }) => DAY)])
    }
    it('of a seed are edited with the hours that visitors see', async () => {
      const { json } = await read('doctors/501')
      const places = json.VALUE.places.map(({ cabinet: at, hours: { week } }: Doctor['places'][number]) => [
        at,
        ...week.map(({ day }) => day),
      ])
      expect(places).toHaveLength(2)
      expect(await schedulesOf('501')).toEqual(expect.arrayContaining(places))
    })
    it('see patients where and when their form says', async () => {
      const two = [
        { cabinet: '12', hours: hours(2) },
        { cabinet: '11', hours: hours(1) },
      ]
      const { CODE } = await add('doctors', doctor(two))
      expect(await schedulesOf(CODE)).toEqual([
        ['11', 1],
        ['12', 2],
      ])
      const one = [{ cabinet: '12', hours: hours(5) }]
      await send('PUT', `doctors/${CODE}`, { VALUE: doctor(one), REVISION: 1 })
      expect(await schedulesOf(CODE)).toEqual([['12', 5]])
      expect((await read(`doctors/${CODE}`)).json.VALUE.places).toEqual(one)
      await send('PUT', `doctors/${CODE}`, { VALUE: doctor([]), REVISION: 2 })
      expect(await schedulesOf(CODE)).toEqual([])
    })
    it('see patients in branches of their own company, at hours that are known', async () => {
      const refused = async (places: unknown) => {
        const { status, json } = await send('POST', 'doctors', { VALUE: { ...doctors.example, places } })
        expect(status).toBe(422)
        return json.error.data.PROBLEMS
      }
      const others = await db.orm
        .insert(cabinet)
        .values({ company: '1002', code: '77', position: 0, name: { ru: 'Чужой' }, timezone: 'Asia/Almaty' })
        .returning({ code: cabinet.code })
      expect(await refused(others.map(({ code }) => ({ cabinet: code, hours: hours(1) })))).toEqual([
        { path: ['places', 0, 'cabinet'], code: 'reference', params: {} },
      ])
      expect(await refused([{ cabinet: '11' }])).toEqual([
        { path: ['places', 0, 'hours'], code: 'required', params: {} },
      ])
    })
    it('keep the branch in which they see patients from being removed', async () => {
      const { json: known } = await read('cabinets/12')
      const branch = await add('cabinets', { ...known.VALUE, photos: [] })
      const { CODE } = await add('doctors', doctor([{ cabinet: branch.CODE, hours: hours(1) }]))
      const busy = await send('DELETE', `cabinets/${branch.CODE}`)
      expect(busy).toMatchObject({ status: 409, json: { error: { code: 'CABINET_IN_USE' } } })
      await send('PUT', `doctors/${CODE}`, { VALUE: doctor([]), REVISION: 1 })
      expect((await send('DELETE', `cabinets/${branch.CODE}`)).status).toBe(204)
    })
    it('stay where patients have reviewed them', async () => {
      const { json } = await read('doctors')
      const answers = await Promise.all(
        json.data.map(({ CODE }: AreaRow) => send('DELETE', `doctors/${CODE}`)),
      )
      expect(answers.map((one) => one.json?.error.code)).toContain('DOCTOR_HAS_REVIEWS')
    })
    it('of two clinics are one person by the account that joined both, and neither reads the other', async () => {
      const person = await addPerson(db)
      await addStaff(db, owner.account, '1002', 'owner')
      const cards: string[] = []
      for (const [index, code] of [company, '1002'].entries()) {
        const { json } = await sendTo(backend, `/api/w-business/ru/${code}/0/doctors`, {
          body: { VALUE: doctors.example },
          headers: { cookie: owner.cookie },
        }).then(async (answer) => ({ json: await answer.json() }))
        cards.push(json.CODE)
        const invitation = `K7M4PQ2${index + 2}`
        await db.orm.insert(accessCode).values({
          code: invitation,
          company: code,
          cabinet: '0',
          role: 'doctor',
          specialist: json.CODE,
          maxUses: 1,
          expiresAt: new Date(Date.now() + 3_600_000),
        })
        const joined = await sendTo(backend, `/api/w-business/ru/${code}/0/business/user/request_access`, {
          body: { access_code: invitation },
          headers: { cookie: person.cookie },
        })
        expect(joined.status).toBe(200)
      }
      const rows = await db.orm
        .select({ company: specialist.company, code: specialist.code })
        .from(specialist)
        .innerJoin(practitioner, eq(practitioner.id, specialist.practitioner))
        .where(and(eq(practitioner.account, person.account.id)))
      expect(rows.map(({ company: one }) => one).sort()).toEqual([company, '1002'])
      const stranger = await addPerson(db)
      await addStaff(db, stranger.account, '1002', 'owner')
      const other = await call(backend, `/api/business-api-front2/ru/${company}/0/doctors/${cards[0]}`, {
        cookie: stranger.cookie,
      })
      expect(other.status).toBe(403)
    })
  })

  it('of one row, the company, reach its site', async () => {
    const { json } = await read('company')
    const VALUE = { ...json.VALUE, name: { ru: 'Клиника после переезда', en: 'The clinic, moved' } }
    const changed = await send('PUT', 'company', { VALUE, REVISION: json.REVISION })
    expect(changed).toMatchObject({ status: 200, json: { REVISION: json.REVISION + 1 } })
    const again = await send('PUT', 'company', { VALUE, REVISION: json.REVISION })
    expect(again).toMatchObject({ status: 412, json: { error: { data: { VALUE } } } })
    expect(await shown(`company/${company}`)).toMatchObject({
      COMPANY_NAME: 'Клиника после переезда',
      COMPANY_NAME_EN: 'The clinic, moved',
    })
  })
})
