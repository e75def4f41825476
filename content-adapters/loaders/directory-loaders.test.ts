import { describe, expect, it } from 'vitest'
import type { LoadContext } from '../loader.ts'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import { loaders } from './registry.ts'

/** The data that a loader returns for a page of the directory. */
async function load(
  type: string,
  props: object,
  answers: Record<string, unknown> = {},
  settings: Partial<LoadContext> = {},
) {
  const source = fixtureApi({ ...fixtures(), ...answers }).openSource({
    locale: 'ru',
    tag: () => {},
    report: () => {},
  })
  const now = new Date('2026-11-21T05:30:00Z')
  const context = { source, locale: 'ru' as const, now, expires: () => {}, ...settings }
  return loaders.get(type)?.(props as never, context)
}

const place = (code: string, category: string, is_demo = false) => ({
  COMPANY_CODE: code,
  SLUG: `place-${code}`,
  COMPANY_NAME: `Место ${code}`,
  CATEGORY: category,
  is_demo,
})
const city = (name: string, companies: unknown[], count = companies.length) => ({
  LOCATION_CODE: `city-${name.length}`,
  LOCATION_NAME: name,
  COUNT: count,
  COMPANIES: companies,
})
const listed = (...data: unknown[]) => ({
  'companies-by-city': { data, meta: { page: 1, pages: 1, total: data.length } },
})
const nothing = { data: [], meta: { page: 1, pages: 1, total: 0 } }

const two = [
  city('Шымкент', [place('5', 'Аптека')]),
  city('Астана', [place('2', 'Стоматология'), place('1', 'Аптека'), place('3', 'Стоматология', true)]),
]

describe('clinic-index by city', () => {
  it('has the largest city first and its clinics by name, with what they are', async () => {
    expect(await load('clinic-index', { by: 'city' }, listed(...two))).toMatchObject({
      groups: [
        {
          name: { ru: 'Астана' },
          count: 3,
          clinics: [
            {
              name: { ru: 'Место 1' },
              detail: { ru: 'Аптека' },
              link: { path: '/companies/other/place-1' },
              isDemo: false,
            },
            { name: { ru: 'Место 2' } },
            { name: { ru: 'Место 3' }, isDemo: true },
          ],
        },
        { name: { ru: 'Шымкент' }, count: 1 },
      ],
    })
  })

  it('says the number of a city, not of what is listed of it', async () => {
    const data = await load(
      'clinic-index',
      { by: 'city' },
      listed(city('Астана', [place('1', 'Аптека')], 900)),
    )
    expect(data).toMatchObject({ groups: [{ count: 900, clinics: [{}] }] })
  })

  it('is there without a clinic', async () => {
    expect(await load('clinic-index', { by: 'city' }, listed())).toEqual({ groups: [] })
  })
})

describe('clinic-index by kind', () => {
  it('gathers what is of one kind from all cities, invented clinics aside', async () => {
    expect(await load('clinic-index', { by: 'kind' }, listed(...two))).toMatchObject({
      groups: [
        {
          name: { ru: 'Аптека' },
          count: 2,
          clinics: [{ detail: { ru: 'Астана' } }, { detail: { ru: 'Шымкент' } }],
        },
        { name: { ru: 'Стоматология' }, count: 1 },
      ],
    })
  })

  it('counts nothing where a city is not listed whole', async () => {
    const data = await load(
      'clinic-index',
      { by: 'kind' },
      listed(city('Астана', [place('1', 'Аптека')], 900)),
    )
    expect(data?.groups).toMatchObject([{ name: { ru: 'Аптека' }, clinics: [{}] }])
    expect(JSON.stringify(data)).not.toContain('count')
  })

  it('is left out without a clinic', async () => {
    expect(await load('clinic-index', { by: 'kind' }, listed())).toBeUndefined()
  })
})

describe('latest-news', () => {
  it('has each piece at its address on the site of its clinic', async () => {
    expect(await load('latest-news', { limit: 2 })).toMatchObject({
      items: [{ company: { ru: 'Таң-Дент' }, link: { path: '/l/tan-dent/news/clinic/new-scanner' } }, {}],
    })
  })

  it('leaves out the news of a clinic that is gone', async () => {
    const news = fixtures().news as { data: object[] }
    const [first, ...others] = news.data
    const data = [{ ...first, COMPANY_CODE: '9999' }, ...others]
    const loaded = await load('latest-news', { limit: 2 }, { news: { ...news, data } })
    expect(loaded?.items).toHaveLength(1)
    expect(JSON.stringify(loaded)).not.toContain('new-scanner')
  })

  it('is left out without news', async () => {
    expect(await load('latest-news', {}, { news: nothing })).toBeUndefined()
  })
})

describe('site-examples', () => {
  it('shows the invented clinics with a picture of each', async () => {
    expect(await load('site-examples', {})).toMatchObject({
      sites: [
        { name: { ru: 'Таң-Дент' }, image: { src: expect.any(String) }, link: { path: '/l/tan-dent' } },
      ],
    })
  })

  it('shows no more than it is told to', async () => {
    const many = city(
      'Астана',
      ['1001', '1001-2', '1001-3'].map((code) => place(code, 'Аптека', true)),
    )
    const data = await load('site-examples', { limit: 2 }, { ...listed(many), gallery: nothing })
    expect(data?.sites).toHaveLength(2)
  })

  it('is left out where all clinics are real', async () => {
    expect(await load('site-examples', {}, listed(city('Астана', [place('1', 'Аптека')])))).toBeUndefined()
  })
})

describe('directory-list with a map', () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' }
  const answer = fixtures().listing as { data: object[] }
  const placed = (...places: object[]) => ({
    listing: { ...answer, data: places.map((place) => ({ ...answer.data[0], ...place })) },
  })
  const listOf = async (
    answers: Record<string, unknown>,
    settings: Partial<LoadContext> = { mapTiles },
    city?: string,
    query?: string,
  ) =>
    (await load('directory-list', { section: 'clinics', city, query }, answers, settings)) as {
      tiles?: object
      items: { place?: object; area?: number }[]
      schematic?: { areas: { name: object; center?: object }[] }
      located?: object
    }

  it('has the places that are known; zeros, half of one and what is not on the earth are none', async () => {
    const { tiles, items } = await listOf(
      placed(
        { LATITUDE: 43.24, LONGITUDE: 76.92 },
        { LATITUDE: 0, LONGITUDE: 0 },
        { LATITUDE: 43.24 },
        { LATITUDE: 91, LONGITUDE: 76.92 },
      ),
    )
    expect(tiles).toEqual(mapTiles)
    expect(items.map(({ place }) => place)).toEqual([
      { latitude: 43.24, longitude: 76.92 },
      undefined,
      undefined,
      undefined,
    ])
  })

  it('has no map if no entry has a place', async () => {
    expect((await listOf(placed({}, {}))).tiles).toBeUndefined()
  })

  it('is drawn without a tile server, with the cities in which its entries are and where these are', async () => {
    const { schematic, items, tiles } = await listOf(
      {
        ...placed(
          { LATITUDE: 43.24, LONGITUDE: 76.92, LOCATION_CODE: 'almaty', LOCATION_NAME: 'Алматы' },
          {},
        ),
        'listing-cities': {
          data: [
            { LOCATION_CODE: 'almaty', LOCATION_NAME: 'Алматы', COUNT: 2, LATITUDE: 43.26, LONGITUDE: 76.93 },
          ],
        },
      },
      {},
    )
    expect(tiles).toBeUndefined()
    expect(items[0]).toMatchObject({ place: { latitude: 43.24, longitude: 76.92 }, area: 0 })
    expect(schematic?.areas[0]?.center).toEqual({ latitude: 43.26, longitude: 76.93 })
  })

  it('names the district of an entry that has no branch in another one', async () => {
    const { schematic, items } = await listOf(
      placed({ DISTRICTS: ['almaty-medeu'] }, { DISTRICTS: ['almaty-medeu', 'almaty-auezov'] }),
      {},
      'almaty',
    )
    expect(schematic?.areas).toMatchObject([{ name: { ru: 'Медеуский' } }])
    expect(items.map(({ area }) => area)).toEqual([0, undefined])
  })

  it('has the place of the reader, and how far the nearest entry is from there, if it is ordered so', async () => {
    const { located } = await listOf(
      placed({ DISTANCE: 350 }, {}),
      {},
      'almaty',
      '?near=43.25,76.93&sort=distance',
    )
    expect(located).toMatchObject({ place: { latitude: 43.25, longitude: 76.93 }, nearest: 350 })
  })
})

describe('directory-list of doctors who can be booked', () => {
  it('leads to the branch with the next free time (R12), and says nothing where that is not known', async () => {
    const doctor = {
      SECTION: 'doctors',
      CODE: 'p1',
      SLUG: 'saparova',
      NAME: 'Сапарова А.',
      COMPANY_SLUG: 'tan-dent',
      COMPANY_NAME: 'Тан-Дент',
      CARD_CODE: '501',
      BOOKING: 'slots',
    }
    const next = { DATE: '2026-11-30', LABEL: '09:00', COMPANY_CABINET_CODE: '12' }
    const listing = {
      ...(fixtures().listing as object),
      data: [
        { ...doctor, NEAREST_SLOT: next },
        { ...doctor, CODE: 'p2', BOOKING: 'request' },
      ],
    }
    const props = { title: { ru: 'Врачи' }, section: 'doctors', page: 1, query: 'online=1' }
    const found = (await load('directory-list', props, { listing })) as { items: object[] }
    expect(found.items).toMatchObject([
      {
        booking: { link: { path: '/companies/appointment/tan-dent?doctor=501&cabinet=12' } },
        next: { date: '2026-11-30', time: '09:00' },
      },
      { booking: { link: { path: '/companies/appointment/tan-dent?doctor=501' } } },
    ])
    expect(found.items[1]).not.toHaveProperty('next')
  })
})

describe('directory-list of a day', () => {
  const listing = fixtures().listing as { data: object[] }
  const figures = { OPEN_NOW: 3, OPEN_LATER: 2 }
  const listOf = (query: string) =>
    load(
      'directory-list',
      { section: 'clinics', query },
      { listing: { ...listing, FIGURES: figures, data: [{ ...listing.data[0], IS_OPEN: false }] } },
    ) as Promise<{ figures: object; items: { status?: object }[] }>

  it('says nothing of today where another day is asked for', async () => {
    const today = await listOf('')
    expect(today.figures).toMatchObject({ openNow: 3 })
    expect(today.items[0]?.status).toBeDefined()
    const other = await listOf('?day=2031-01-15')
    expect(other.figures).not.toHaveProperty('openNow')
    expect(other.items[0]?.status).toBeUndefined()
  })
})

describe('booking-head', () => {
  const addressOf = async (booking: { doctor?: string; cabinet?: string }) => {
    const source = fixtureApi().openSource({ locale: 'ru', tag: () => {}, report: () => {} })
    const company = await source.company('tan-dent')
    const settings = { company, inDirectory: true, booking: { ...booking, manage: '/' } }
    return (await load('booking-head', {}, {}, settings))?.address
  }
  it('names the branch of the doctor, of the chosen time, or else of the clinic', async () => {
    expect(await addressOf({ doctor: 'd1' })).toMatchObject({ ru: 'Алматы, ул. Абая, 10; ул. Абая, 20' })
    expect(await addressOf({ doctor: 'd2' })).toMatchObject({ ru: 'Алматы, ул. Абая, 10' })
    expect(await addressOf({ doctor: 'd1', cabinet: 'c2' })).toMatchObject({ ru: 'Алматы, ул. Абая, 20' })
    expect(await addressOf({})).toMatchObject({ ru: 'Алматы, ул. Абая, 10' })
  })
})

describe('review-list of the directory', () => {
  const review = (number: number, RATING: number, more: object = {}) => ({
    REVIEW_CODE: String(number),
    AUTHOR: `Автор ${number}`,
    RATING,
    TEXT: 'Спасибо',
    LANG: 'ru',
    DATE: `2026-11-${String(number).padStart(2, '0')}`,
    ...more,
  })

  it('offers in the directory the order by language where there are several, and calls it the usual one', async () => {
    const written = [review(9, 5, { LANG: 'kk' }), review(8, 4), review(7, 3, { LANG: 'uz' }), review(6, 5)]
    const company = await fixtureApi()
      .openSource({ locale: 'ru', tag: () => {}, report: () => {} })
      .company('tan-dent')
    const answers = (data: object[]) => ({
      reviews: { data, meta: { page: 1, pages: 1, total: data.length } },
    })
    const read = async (props: object, reviews: object[]) => {
      const data = await load('review-list', { page: 1, ...props }, answers(reviews), {
        company,
        inDirectory: true,
      })
      const { sorts, items, ownFirst } = data as {
        sorts: { sort: string; link: { path: string } }[]
        items: { author: string }[]
        ownFirst?: boolean
      }
      return {
        orders: sorts.map(({ sort, link }) => [sort, /sort=(\w+)/.exec(link.path)?.[1]]),
        shown: items.map(({ author }) => Number(author.slice(6))),
        says: ownFirst,
      }
    }
    const rest = [
      ['best', 'best'],
      ['worst', 'worst'],
    ]
    const mixed = [['language', undefined], ['newest', 'newest'], ...rest]
    expect(await read({}, written)).toEqual({ orders: mixed, shown: [8, 6, 9, 7], says: undefined })
    expect(await read({ sort: 'newest' }, written)).toMatchObject({ orders: mixed, shown: [9, 8, 7, 6] })
    expect(await read({ sort: 'best' }, written)).toMatchObject({ shown: [6, 9, 8, 7] })
    const ofOne = [['newest', undefined], ...rest]
    expect(await read({ lang: 'ru' }, written)).toMatchObject({ orders: ofOne, shown: [8, 6] })
    expect(await read({}, [review(6, 5), review(5, 4)])).toMatchObject({ orders: ofOne, shown: [6, 5] })
  })
})
