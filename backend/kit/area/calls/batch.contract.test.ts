import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import services from '../../../../schemas/areas/services.ts'
import type { Backend } from '../../../create-backend.ts'
import { call, sendTo } from '../../../test/call.ts'
import { testDatabases } from '../../../test/databases.ts'
import { openWithOwner } from '../../../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn } from '../../../test/people.ts'
import type { Database } from '../../database/database.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, several rows at once', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let heard: string[]
  beforeAll(async () => {
    ;({ db, backend, owner, heard } = await openWithOwner(open, company))
  })
  afterAll(() => db.close())

  const send = async (body: unknown, person = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/services_batch`, {
      body,
      headers: { cookie: person.cookie },
    })
    return { status: answer.status, json: await answer.json() }
  }
  const rows = async (search: string, person = owner) => {
    const path = `/api/business-api-front2/ru/${company}/0/services?search=${search}&page[size]=100`
    return (await (await call(backend, path, { cookie: person.cookie })).json()).data
  }
  const { note: _, ...example } = services.example
  const service = (ru: string, more = {}) => ({ ...example, name: { ru }, prices: [], ...more })
  const prices = async (code: string) => {
    const path = `/api/business-api-front2/ru/${company}/0/services/${code}/prices`
    return await (await call(backend, path, { cookie: owner.cookie })).json()
  }

  it('are added in their order and changed in the fields that are sent, with their price history', async () => {
    heard.length = 0
    const { status, json } = await send({
      ADD: [service('Пачка первая'), service('Пачка вторая')],
      CHANGE: [],
    })
    expect(status).toBe(200)
    expect(json).toEqual({ ADDED: [expect.any(String), expect.any(String)], CHANGED: [] })
    await expect.poll(() => heard.filter((tag) => tag === `services:${company}`)).toHaveLength(1)
    const [first] = json.ADDED
    const change = { CODE: first, REVISION: 1, VALUE: { price: 11_000, priceTo: null } }
    const changed = await send({ ADD: [service('Пачка третья')], CHANGE: [change] })
    expect(changed.json.CHANGED).toEqual([first])
    const found = await rows('Пачка')
    expect(found.map((row: { VALUE: { name: { ru: string } } }) => row.VALUE.name.ru)).toEqual([
      'Пачка первая',
      'Пачка вторая',
      'Пачка третья',
    ])
    expect(found[0]).toMatchObject({ REVISION: 2, VALUE: { price: 11_000, group: example.group } })
    expect(found[0].VALUE).not.toHaveProperty('priceTo')
    expect((await prices(first)).map(({ PRICE }: { PRICE: number }) => PRICE)).toEqual([
      11_000,
      example.price,
    ])
  })

  it('are not written at all if one is refused, which is named', async () => {
    const [first, second] = (await send({ ADD: [service('Целиком один'), service('Вторая')], CHANGE: [] }))
      .json.ADDED
    const { status, json } = await send({
      ADD: [service('Целиком два'), service('Целиком три', { price: -1 }), service('', { name: {} })],
      CHANGE: [
        { CODE: first, REVISION: 1, VALUE: { price: 1 } },
        { CODE: second, REVISION: 7, VALUE: { price: 2 } },
      ],
    })
    expect(status).toBe(412)
    expect(json.error.data.ROWS).toEqual([
      { LIST: 'CHANGE', AT: 1, CODE: 'VERSION_CONFLICT', MESSAGE: expect.any(String) },
      { LIST: 'ADD', AT: 1, CODE: 'FIELDS', MESSAGE: expect.any(String) },
      { LIST: 'ADD', AT: 2, CODE: 'FIELDS', MESSAGE: expect.any(String) },
    ])
    const [kept, ...others] = await rows('Целиком')
    expect(others).toEqual([])
    expect(kept).toMatchObject({ REVISION: 1, VALUE: { price: example.price } })
  })

  it('are each named once: a code that is there again is refused as such', async () => {
    const [first] = (await send({ ADD: [service('Дважды')], CHANGE: [] })).json.ADDED
    const change = { CODE: first, REVISION: 1, VALUE: { price: 2 } }
    const { status, json } = await send({ ADD: [], CHANGE: [change, change] })
    expect(status).toBe(422)
    expect(json.error.data.ROWS).toEqual([
      { LIST: 'CHANGE', AT: 1, CODE: 'FIELDS', MESSAGE: expect.stringContaining('повтор') },
    ])
    expect((await rows('Дважды'))[0]).toMatchObject({ REVISION: 1 })
  })

  it('are refused to who may not write them, and where they are too many', async () => {
    const reader = await addPerson(db)
    await addStaff(db, reader.account, company, 'doctor')
    expect((await send({ ADD: [service('Чужая')], CHANGE: [] }, reader)).status).toBe(403)
    const many = Array.from({ length: 1001 }, () => service('Много'))
    expect((await send({ ADD: many, CHANGE: [] })).status).toBe(422)
    expect((await send({ ADD: 'x', CHANGE: [] })).status).toBe(422)
  })

  it('may be many, with codes of their own', async () => {
    const { json } = await send({
      ADD: Array.from({ length: 400 }, (_, at) => service(`Много ${at}`)),
      CHANGE: [],
    })
    expect(new Set(json.ADDED).size).toBe(400)
  })
})
