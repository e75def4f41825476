import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSeed } from '../../demo/index.ts'
import areaOfServices from '../../schemas/areas/services.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { cabinet, practitioner, schedule, service, specialist } from '../database/tables/index.ts'
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

  it('names the branch where a doctor sees patients, as the search does', async () => {
    const [kept] = await db.orm.select().from(schedule).where(eq(schedule.company, '1001')).limit(1)
    const code = kept?.specialist ?? ''
    const own = and(eq(schedule.company, '1001'), eq(schedule.specialist, code))
    const [main, other] = await db.orm
      .select({ code: cabinet.code, address: sql<string>`${cabinet.address} ->> 'ru'` })
      .from(cabinet)
      .where(eq(cabinet.company, '1001'))
      .orderBy(cabinet.position)
    const [doctor] = await db.orm
      .select({ slug: practitioner.slug, name: sql<string>`${specialist.lastName} ->> 'ru'` })
      .from(specialist)
      .innerJoin(practitioner, eq(practitioner.id, specialist.practitioner))
      .where(and(eq(specialist.company, '1001'), eq(specialist.code, code)))
    if (!main || !other || !doctor || !kept) throw new Error('The seed has no doctor of two branches')
    const seenIn = async (...cabinets: string[]) => {
      await db.orm.delete(schedule).where(own)
      await db.orm.insert(schedule).values(cabinets.map((cabinet) => ({ ...kept, cabinet })))
      const { body } = await get(`filter[section]=doctors&filter[slugs]=${doctor.slug}`)
      const found = await call(backend, `/api/front/ru/v1/search?q=${encodeURIComponent(doctor.name)}`)
      const { GROUPS } = await found.json()
      const { ITEMS } = GROUPS.find(({ KIND }: { KIND: string }) => KIND === 'doctor')
      return [body.data[0].ADDRESS, ITEMS[0].ADDRESS]
    }
    expect(await seenIn(other.code)).toEqual([other.address, other.address])
    const both = `${main.address}; ${other.address}`
    expect(await seenIn(main.code, other.code)).toEqual([both, both])
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
