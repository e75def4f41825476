import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSeed } from '../../demo/index.ts'
import areaOfServices from '../../schemas/areas/services.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { service } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'

const companies = demoSeed.companies.slice(0, 2)
const [first, second] = companies
const slugs = `${second?.slug},nobody,${first?.slug}`

describe.each(await testDatabases())('on $name, a comparison', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, { ...demoSeed, companies })
    const [row] = await db.orm.select().from(service)
    if (!row) throw new Error('The seed has no service')
    const { searched: _, ...columns } = row
    const own = { ...columns, price: 4000, priceTo: null, name: { ru: 'Приём врача' } }
    await db.orm.transaction(async (orm) => {
      await orm.delete(service)
      await orm.insert(service).values([
        { ...own, company: first?.code ?? '', code: 'a', priceTo: 9000 },
        { ...own, company: second?.code ?? '', code: 'b', price: null, name: { ru: 'приём врача' } },
        { ...own, company: second?.code ?? '', code: 'c', name: { ru: 'УЗИ' } },
      ])
      await allChanged(
        orm,
        companies.map(({ code }) => happened(areaOfServices, { company: code, code: 'a' })),
      )
    })
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const get = async (query: string) => {
    const answer = await call(backend, `/api/front/ru/v1/comparison?${query}`)
    return { status: answer.status, body: await answer.json() }
  }

  it('has clinics in the order that was asked for, without those that there are not', async () => {
    const { body } = await get(`filter[section]=clinics&filter[slugs]=${slugs}`)
    expect(body.data.map(({ SLUG }: { SLUG: string }) => SLUG)).toEqual([second?.slug, first?.slug])
  })

  it('has what a service costs in each of the clinics, if at least two offer it', async () => {
    const { body } = await get(`filter[section]=clinics&filter[slugs]=${slugs}`)
    expect(body.SERVICES).toEqual([
      expect.objectContaining({
        SLUG: slugify('Приём врача'),
        PRICES: [null, { PRICE_FROM: 4000, PRICE_TO: 9000, CURRENCY: 'KZT' }],
      }),
    ])
  })

  it.each([
    'filter[section]=other&filter[slugs]=a',
    'filter[section]=clinics',
    'filter[section]=clinics&filter[slugs]=a,b,c,d,e',
    "filter[section]=clinics&filter[slugs]=a';--",
  ])('refuses %s', async (query) => {
    expect((await get(query)).status).toBe(400)
  })
})
