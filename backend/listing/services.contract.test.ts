import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import areaOfServices from '../../schemas/areas/services.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { service } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'

describe.each(await testDatabases())('on $name, services of the directory', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    const [row] = await db.orm.select().from(service)
    if (!row) throw new Error('The seed has no service')
    const { searched: _, ...columns } = row
    await db.orm.transaction(async (orm) => {
      await orm.delete(service)
      await orm.insert(service).values([
        {
          ...columns,
          company: '1001',
          code: 'a',
          name: { ru: 'Приём врача', en: 'Visit' },
          price: 5000,
          priceTo: null,
        },
        {
          ...columns,
          company: '1001',
          code: 'b',
          name: { ru: 'приём врача', kk: 'Дәрігер қабылдауы', uz: 'Shifokor qabuli' },
          price: 4000,
          priceTo: 9000,
        },
        { ...columns, company: '1001', code: 'c', name: { ru: 'УЗИ' }, price: null, priceTo: null },
        { ...columns, company: '1001', code: 'd', name: { ru: 'Скрытое' }, status: 'hidden' },
        ...[90_000, 70_000].map((price, index) => ({
          ...columns,
          company: '1001',
          code: `e${index}`,
          name: { ru: 'Ангиография' },
          price,
          priceTo: null,
          currency: 'UZS',
        })),
      ])
      await changed(orm, areaOfServices, { company: '1001', code: 'many' })
    })
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const get = async (path: string) => {
    const answer = await call(backend, `/api/front/ru/v1/${path}`)
    return { status: answer.status, body: await answer.json() }
  }

  it('are one service by their name, with how many offer it and at what prices, in another currency where there is no other', async () => {
    expect((await get('directory_services')).body).toMatchObject({
      data: [
        { SLUG: 'angiografiya', COUNT: 1, PRICE_FROM: 70_000, PRICE_TO: 90_000, CURRENCY: 'UZS' },
        { SLUG: 'priem-vracha', COUNT: 1, PRICE_FROM: 4000, PRICE_TO: 9000, CURRENCY: 'KZT' },
        { SLUG: 'uzi', COUNT: 1, PRICE_FROM: null, PRICE_TO: null },
      ],
      meta: { total: 3 },
    })
  })

  it('have their name in each language in which a company has it', async () => {
    const named = {
      SLUG: 'priem-vracha',
      NAME: 'приём врача',
      NAME_KK: 'Дәрігер қабылдауы',
      NAME_EN: 'Visit',
    }
    expect((await get('directory_services')).body.data).toContainEqual(expect.objectContaining(named))
    const { body } = await get('service_offers?filter[service]=priem-vracha')
    expect(body.SERVICE).toMatchObject(named)
  })

  it('are those of a city, where one is asked for', async () => {
    const of = async (city: string) => (await get(`directory_services?filter[location]=${city}`)).body
    expect((await of('almaty')).data.map(({ SLUG }: { SLUG: string }) => SLUG)).toContain('priem-vracha')
    expect((await get('directory_services?filter[location]=x')).status).toBe(404)
  })

  it('say who offers one in a city, at what price', async () => {
    expect(await get('service_offers?filter[service]=priem-vracha&filter[location]=almaty')).toMatchObject({
      status: 200,
      body: {
        SERVICE: { COUNT: 1, PRICE_FROM: 4000 },
        LOCATION: { LOCATION_CODE: 'almaty' },
        LOCATIONS: [{ LOCATION_CODE: 'almaty', COUNT: 1 }],
        data: [{ CODE: '1001', PRICE_FROM: 4000, PRICE_TO: 9000 }],
        meta: { total: 1 },
      },
    })
  })

  it.each([
    'service_offers?filter[service]=skrytoe',
    'service_offers?filter[service]=uzi&filter[location]=x',
  ])('answer 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
