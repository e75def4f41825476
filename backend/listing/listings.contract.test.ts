import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { listingAnswer } from '../../schemas/api/listing.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { listing } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, testBackend } from '../test/call.ts'
import { bothDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'

type Answer = z.infer<typeof listingAnswer>
type Row = typeof listing.$inferInsert

const hour = 3_600_000
const from = (start: number, end: number) =>
  `{[${new Date(Date.now() + start * hour).toISOString()},${new Date(Date.now() + end * hour).toISOString()})}`

const base: Row = {
  section: 'clinics',
  code: '',
  city: 'almaty',
  isMain: true,
  slug: 'x',
  companies: ['1001'],
  name: { ru: 'Клиника' },
  specialities: [],
  features: [],
  languages: [],
  reviews: 0,
  bayesian: 4.5,
  completeness: 50,
  score: 0.5,
  takesOnline: false,
  isDemo: false,
}

/** Clinics of a city, most complete first. */
const clinics: readonly Partial<Row>[] = [
  {
    code: 'a',
    features: ['osms', 'children'],
    open: from(-1, 1),
    priceFrom: 5000,
    specialities: ['dentist'],
    districts: ['almaty-medeu'],
  },
  { code: 'b', features: ['osms'], open: from(2, 3), priceFrom: 2000, latitude: 43.25, longitude: 76.92 },
  {
    code: 'c',
    features: ['children'],
    languages: ['kk'],
    rating: 4.8,
    reviews: 9,
    bayesian: 4.7,
    districts: ['almaty-medeu', 'almaty-auezov'],
  },
  { code: 'd', experienceSince: 2000, latitude: 43.2, longitude: 76.8, specialities: ['surgeon'] },
]

describe.each(await bothDatabases())('on $name, a list of the directory', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.delete(listing).where(eq(listing.section, 'clinics'))
    await db.orm
      .insert(listing)
      .values(clinics.map((one, index) => ({ ...base, currency: 'KZT', score: 0.9 - index / 10, ...one })))
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const ask = (query: string) => call(backend, `/api/front/ru/v1/listing?filter[section]=clinics${query}`)
  const read = async (query: string): Promise<Answer> => {
    const answer = await ask(query)
    const body = await answer.json()
    expect([query, answer.status, answer.ok ? '' : body]).toEqual([query, 200, ''])
    return body as Answer
  }
  const codes = async (query: string) => (await read(query)).data.map(({ CODE }) => CODE).join('')

  it.each([
    ['', 'abcd'],
    ['&filter[location]=almaty', 'abcd'],
    ['&filter[open]=1', 'a'],
    ['&filter[osms]=1', 'ab'],
    ['&filter[osms]=1&filter[children]=1', 'a'],
    ['&filter[price]=2000', 'b'],
    ['&filter[language]=kk', 'c'],
    ['&filter[location]=almaty&filter[district]=almaty-medeu', 'ac'],
    ['&filter[rating]=4.5', 'c'],
    ['&filter[experience]=10', 'd'],
    ['&filter[speciality]=surgeon', 'd'],
    ['&sort=price', 'bacd'],
    ['&sort=rating', 'cabd'],
    ['&sort=distance&filter[near]=43.2,76.8', 'dbac'],
    ['&page[size]=2&page[number]=2', 'cd'],
    ['&page[number]=2', ''],
  ])('has for %j the rows %j', async (query, expected) => {
    expect(await codes(query)).toBe(expected)
  })

  it('never compares prices of different currencies', async () => {
    const others = [
      { code: 'e', currency: 'UZS', priceFrom: 90_000 },
      { code: 'f', currency: 'RUB', priceFrom: 2500 },
      { code: 'g', currency: 'UZS', priceFrom: 1000 },
    ]
    await db.orm.insert(listing).values(others.map((one) => ({ ...base, score: 0.1, ...one })))
    expect(await codes('&sort=price')).toBe('bafgecd')
    await db.orm.delete(listing).where(inArray(listing.code, ['e', 'f', 'g']))
  })

  it('is ordered by who is free the soonest, those of whom nothing is known last, and is a minute old at most', async () => {
    const free = [
      { code: 'e', soonest: new Date(Date.now() + 2 * hour), freeParts: ['2026-12-03 morning' as const] },
      { code: 'f', soonest: new Date(Date.now() + hour), freeParts: ['2026-12-03 evening' as const] },
    ]
    await db.orm.insert(listing).values(free.map((one) => ({ ...base, score: 0.1, ...one })))
    expect(await codes('&sort=soonest')).toBe('feabcd')
    expect(await codes('&filter[part]=evening')).toBe('f')
    expect(await codes('&filter[day]=2026-12-03&sort=soonest')).toBe('fe')
    const expires = Date.parse((await ask('')).headers.get('expires') ?? '')
    expect(expires).toBeLessThanOrEqual(Date.now() + 61_000)
    await db.orm.delete(listing).where(inArray(listing.code, ['e', 'f']))
  })

  it('has no two rows of one number, which would be one in what is counted', async () => {
    const [{ number = 0 } = {}] = await db.orm.select({ number: listing.number }).from(listing).limit(1)
    const same = db.orm.insert(listing).values({ ...base, code: 'h', number })
    await expect(same).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('counts each facet with all other filters on', async () => {
    const { FACETS, meta } = await read('&filter[osms]=1&filter[price]=2000')
    expect(meta.total).toBe(1)
    expect(FACETS).toMatchObject({ OPEN: 0, FEATURES: { osms: 1, children: 0, gobmp: 0 } })
    expect(FACETS.PRICES).toEqual([
      { UP_TO: 2000, COUNT: 1 },
      { UP_TO: 5000, COUNT: 2 },
    ])
    expect((await read('&filter[speciality]=surgeon')).FACETS.SPECIALITIES).toMatchObject([
      { SLUG: 'dentist', COUNT: 1 },
      { SLUG: 'surgeon', COUNT: 1 },
    ])
  })

  it('counts the districts of its city, and none where all cities are together', async () => {
    const { FACETS } = await read('&filter[location]=almaty&filter[children]=1')
    expect(FACETS.DISTRICTS).toEqual([
      { CODE: 'almaty-medeu', COUNT: 2 },
      { CODE: 'almaty-auezov', COUNT: 1 },
    ])
    expect((await read('')).FACETS.DISTRICTS).toEqual([])
  })

  it('proposes what to leave out where nothing is left', async () => {
    const empty = await read('&filter[open]=1&filter[language]=kk')
    expect(empty).toMatchObject({ data: [], meta: { total: 0, pages: 1 } })
    expect(empty.EASED).toEqual([
      { FILTER: 'open', COUNT: 1 },
      { FILTER: 'language', COUNT: 1 },
    ])
    expect((await read('')).EASED).toEqual([])
  })

  it('says what is open, how far it is, and expires when that changes', async () => {
    const answer = await ask('&filter[near]=43.25,76.92')
    const { data } = (await answer.json()) as Answer
    expect(data.map(({ IS_OPEN }) => IS_OPEN)).toEqual([true, false, null, null])
    expect(data.map(({ DISTANCE }) => DISTANCE)).toEqual([null, 0, null, expect.any(Number)])
    expect(Date.parse(answer.headers.get('expires') ?? '')).toBe(
      Math.ceil(Date.parse(data[0]?.CHANGES_AT ?? '') / 1000) * 1000,
    )
  })

  it('says of a city how many are open now and later today, not those that have closed, and the lowest prices in its currency', async () => {
    const others = [
      { code: 'e', currency: 'UZS', priceFrom: 90_000 },
      { code: 'f', open: from(-100, -90) },
    ]
    await db.orm.insert(listing).values(others.map((one) => ({ ...base, score: 0.1, ...one })))
    const answer = await ask('&filter[location]=almaty')
    const { FIGURES } = (await answer.json()) as Answer
    expect(FIGURES).toMatchObject({ PRICE_FROM: 2000, PRICE_TO: 5000 })
    expect(FIGURES?.OPEN_NOW).toBe(1)
    // The hours of the second one begin in two hours, which may be tomorrow.
    expect([0, 1]).toContain(FIGURES?.OPEN_LATER)
    expect(Date.parse(answer.headers.get('expires') ?? '')).toBeLessThanOrEqual(Date.now() + 24 * hour)
    expect((await read('&filter[location]=almaty&filter[osms]=1&filter[price]=2000')).FIGURES).toMatchObject({
      PRICE_FROM: 2000,
      PRICE_TO: 2000,
    })
    expect((await read('')).FIGURES).toBeNull()
    await db.orm.delete(listing).where(inArray(listing.code, ['e', 'f']))
  })

  it('says where each of them is, and nothing where that is not known', async () => {
    const { data } = await read('')
    expect(data.map(({ CODE, LATITUDE, LONGITUDE }) => [CODE, LATITUDE, LONGITUDE])).toEqual([
      ['a', null, null],
      ['b', 43.25, 76.92],
      ['c', null, null],
      ['d', 43.2, 76.8],
    ])
  })

  it.each([
    ['&filter[location]=atlantis', 404],
    ['&filter[speciality]=wizard', 404],
    ['&filter[district]=atlantis', 400],
    ['&filter[price]=-1', 400],
    ['&filter[near]=here', 400],
    ['&filter[open]=yes', 400],
    ['&filter[day]=2026-02-31', 400],
    ['&filter[part]=night', 400],
    ["&filter[location]='; drop table listing; --", 404],
    ['&sort=paid', 400],
    ['&filter[language][]=kk', 400],
  ])('answers %j with %i', async (query, status) => {
    expect((await ask(query)).status).toBe(status)
  })

  it('has doctors with the card that leads to them', async () => {
    const answer = await call(backend, '/api/front/ru/v1/listing?filter[section]=doctors')
    const { data } = (await answer.json()) as Answer
    expect(data.map(({ CARD_SLUG, COMPANY_SLUG }) => `${COMPANY_SLUG}/${CARD_SLUG}`)).toContain(
      'demo-dent/aliya-omarova',
    )
  })

  it('knows in which cities there is something', async () => {
    const answer = await call(backend, '/api/front/ru/v1/listing_cities?filter[section]=clinics')
    expect(await answer.json()).toMatchObject({ data: [{ LOCATION_CODE: 'almaty', COUNT: 4 }] })
  })
})
