import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import { fixtureApi, fixtures, readFixture } from '../medical-api/fixtures/fixture-api.ts'
import { loaders } from './registry.ts'

/** The data that a loader returns for the clinic of the fixtures, and the first instant at which they would change. */
async function load(
  type: string,
  props: object,
  {
    now = '2026-11-21T05:30:00Z',
    answers = {},
    directory = false,
    locale = 'ru',
    booking,
  }: {
    now?: string
    answers?: object
    directory?: boolean
    locale?: Locale
    booking?: { manage: string; cabinet?: string }
  } = {},
) {
  const source = fixtureApi({ ...fixtures(), ...answers }).openSource({
    locale,
    tag: () => {},
    report: () => {},
  })
  const instants: Date[] = []
  const company = directory ? {} : { company: await source.company('tan-dent') }
  const context = {
    source,
    locale,
    now: new Date(now),
    expires: (at: Date) => instants.push(at),
    ...company,
    ...(booking && { booking }),
  }
  const data = await loaders.get(type)?.(props as never, context)
  const first = instants.toSorted((a, b) => Number(a) - Number(b))[0]
  return { data, expires: first?.toISOString() }
}
const nothing = { data: [], meta: { page: 1, pages: 1, total: 0 } }

describe('appointment', () => {
  it('says whether somebody answers now, but not to whoever chooses a time', async () => {
    expect((await load('appointment', {})).data).toHaveProperty('status')
    const chosen = await load('appointment', {}, { booking: { manage: '/appointment/manage' } })
    expect(chosen.data).not.toHaveProperty('status')
  })

  it('has the telephones of the branch where the visit is', async () => {
    const source = fixtureApi(fixtures()).openSource({ locale: 'ru', tag: () => {}, report: () => {} })
    const branches = (await source.cabinets('1')).filter(({ phones }) => phones.length > 0)
    expect(branches.length).toBeGreaterThan(0)
    for (const { code: cabinet, phones } of branches) {
      const booking = { manage: '/appointment/manage', cabinet }
      expect((await load('appointment', {}, { booking })).data).toMatchObject({ phones })
    }
  })
})

describe('opening-hours', () => {
  it('says until when it is open, marks today, and expires at the next change', async () => {
    // Saturday, 10:30 in Almaty.
    const { data, expires } = await load('opening-hours', {})
    expect(data).toMatchObject({
      status: { state: 'open', until: '15:00' },
      exceptions: [{ date: { datetime: '2026-12-16' }, intervals: [] }],
    })
    expect(data?.week).toMatchObject([
      {},
      {},
      {},
      {},
      {},
      { day: 6, isToday: true },
      { day: 7, intervals: [] },
    ])
    expect(JSON.stringify(data?.week).match(/isToday/g)).toHaveLength(1)
    expect(expires).toBe('2026-11-21T10:00:00.000Z')
  })

  it('expires at midnight, when another day is today', async () => {
    const { data, expires } = await load('opening-hours', {}, { now: '2026-11-21T12:00:00Z' })
    expect(data).toMatchObject({
      status: { state: 'closed', opens: { when: 'weekday', day: 1, at: '09:00' } },
    })
    expect(expires).toBe('2026-11-21T19:00:00.000Z')
  })

  it('follows an exception on its day', async () => {
    const { data } = await load('opening-hours', {}, { now: '2026-12-16T06:00:00Z' })
    expect(data).toMatchObject({ status: { state: 'closed', opens: { when: 'tomorrow', at: '09:00' } } })
  })
})

describe('news-grid', () => {
  it('is a teaser without a page, with a link to all', async () => {
    const { data, expires } = await load('news-grid', { limit: 2 })
    expect(data).toMatchObject({
      items: [{ link: { path: '/news/clinic/new-scanner' } }, {}],
      allLink: { path: '/news' },
    })
    expect(data).not.toHaveProperty('paging')
    expect(expires).toBe('2026-12-31T19:00:00.000Z')
  })

  it('is a list with its neighbours with a page', async () => {
    const { data } = await load('news-grid', { page: 1, category: 'clinic' })
    expect(data).toMatchObject({ paging: { page: 1, pages: 2, next: { path: '/news/clinic/page/2' } } })
    expect(data).not.toHaveProperty('allLink')
  })

  it.each([
    ['ru', '11 ноября, 10:00'],
    ['kk', '11 қараша, 10:00'],
    ['uz', '11-noyabr, 10:00'],
    ['en', '11 November, 10:00'],
  ] as const)('shows the date in %s on the clocks of the clinic', async (locale, text) => {
    const { data } = await load('news-grid', { limit: 1 }, { locale })
    const date = { datetime: '2026-11-11T05:00:00.000Z', text: { [locale]: text } }
    expect(data).toMatchObject({ items: [{ date }] })
  })

  it('offers other news than the one that is being read', async () => {
    const { data } = await load('news-grid', { limit: 3, except: 'new-scanner' })
    expect(data?.items).not.toContainEqual(
      expect.objectContaining({ link: expect.objectContaining({ path: '/news/clinic/new-scanner' }) }),
    )
    expect(data?.items).toHaveProperty('0.link.path')
  })

  it('leaves an empty teaser out and keeps an empty list', async () => {
    expect((await load('news-grid', {}, { answers: { news: nothing } })).data).toBeUndefined()
    expect((await load('news-grid', { page: 1 }, { answers: { news: nothing } })).data).toEqual({ items: [] })
  })
})

describe('material-list', () => {
  it('puts the list of all under the headings of its categories, with its neighbours', async () => {
    const { data } = await load('material-list', { page: 1 })
    expect(data).toMatchObject({
      groups: [
        {
          title: { kk: 'Қабылдау алдында' },
          link: { path: '/materials/category/before-visit' },
          items: [
            { title: { en: 'Vaccination: what to bring' }, link: { path: '/materials/vaccination' } },
            {},
          ],
        },
        { title: { ru: 'После лечения' }, items: [{}, {}] },
      ],
      paging: { page: 1, pages: 2, next: { path: '/materials/page/2' } },
    })
    expect(data).not.toHaveProperty('allLink')
  })

  it('needs no headings within a category', async () => {
    const { data } = await load('material-list', { page: 1, category: 'care' })
    expect(data).toMatchObject({
      paging: { next: { path: '/materials/category/care/page/2' } },
      allLink: { path: '/materials' },
    })
    expect(data?.groups).toHaveLength(1)
    expect(data?.groups).not.toMatchObject([{ title: {} }])
  })

  it('shows others of the clinic where the one that is open is alone in its category', async () => {
    const props = { category: 'care', limit: 2, except: 'after-filling', allLink: false }
    const materials = ({ url }: Request) =>
      Response.json(/care/.test(url) ? nothing : readFixture('materials'))
    const { data } = await load('material-list', props, { answers: { materials } })
    expect(data).toMatchObject({ groups: [{ items: [{}, {}] }] })
  })

  it('shows others than the one that is open', async () => {
    const { data } = await load('material-list', { limit: 2, except: 'vaccination', allLink: false })
    expect(data).toMatchObject({
      groups: [
        {
          items: [
            { link: { path: '/materials/first-visit' } },
            { link: { path: '/materials/after-filling' } },
          ],
        },
      ],
    })
    expect(data).not.toHaveProperty('allLink')
  })

  it('leaves an empty teaser out and keeps an empty list', async () => {
    const answers = { materials: nothing }
    expect((await load('material-list', {}, { answers })).data).toBeUndefined()
    expect((await load('material-list', { page: 1 }, { answers })).data).toEqual({ groups: [] })
    expect((await load('material-list', { page: 1, category: 'care' }, { answers })).data).toMatchObject({
      groups: [],
    })
  })
})

describe('material-article', () => {
  it('says on which day it was last changed, on the clocks of the clinic', async () => {
    const late = { ...(readFixture('material') as object), DATE: '2026-09-14T20:00:00Z' }
    const { data } = await load('material-article', { slug: 'vaccination' }, { answers: { material: late } })
    expect(data).toMatchObject({
      date: { datetime: '2026-09-14T20:00:00.000Z', text: { ru: '15 сентября' } },
      category: { link: { path: '/materials/category/before-visit' } },
      allLink: { path: '/materials' },
    })
  })
})

describe('specialist-grid', () => {
  it('counts the years of work and links to all where some are left out', async () => {
    const { data } = await load('specialist-grid', { limit: 1 })
    expect(data).toMatchObject({
      items: [
        { name: { ru: 'Сапарова Айгерим Маратовна', en: 'Saparova Aigerim Маратовна' }, experienceYears: 14 },
      ],
      allLink: { path: '/specialists' },
    })
    expect((await load('specialist-grid', {})).data).not.toHaveProperty('allLink')
  })

  it('is the card of one doctor where it is asked for one', async () => {
    const { data } = await load('specialist-grid', { slug: 'saparova' })
    expect(data).toMatchObject({ items: [{ link: { path: '/specialists/saparova' } }] })
    expect(data?.items).toHaveLength(1)
  })
})

describe('map', () => {
  const cabinets = (...places: [unknown, unknown][]) => ({
    cabinets: {
      data: places.map(([LATITUDE, LONGITUDE], index) => ({
        COMPANY_CABINET_CODE: `c${index}`,
        NAME: `Филиал ${index}`,
        LATITUDE,
        LONGITUDE,
      })),
    },
  })

  it('has one place and asks for no branches unless it is told to', async () => {
    const { data } = await load('map', {}, { answers: { cabinets: new Response('', { status: 500 }) } })
    expect(data).toMatchObject({ place: { latitude: 43.241 }, mapLinks: [{}, {}, {}] })
    expect(data).not.toHaveProperty('branches')
  })

  it('has every branch, whether it is open, and expires when that changes', async () => {
    const { data, expires } = await load('map', { branches: 'beside' })
    expect(data).toMatchObject({
      mapLinks: [],
      branches: [
        { name: { ru: 'Главный' }, place: { latitude: 43.25 }, status: { state: 'open', until: '15:00' } },
        { mapLinks: [{}, {}, {}] },
      ],
    })
    expect(data).not.toHaveProperty('address')
    expect(expires).toBe('2026-11-21T10:00:00.000Z')
  })

  it('says of each branch which other one is the nearest', async () => {
    const answers = cabinets([43.2, 76.9], [43.2, 76.95], [43.2, 76.96], [0, 0])
    const { data } = await load('map', { branches: 'beside' }, { answers })
    expect(data?.branches).toMatchObject([
      { nearest: { name: { ru: 'Филиал 1' }, metres: 4053 } },
      { nearest: { name: { ru: 'Филиал 2' }, metres: 811 } },
      { nearest: { name: { ru: 'Филиал 1' }, metres: 811 } },
      { name: { ru: 'Филиал 3' } },
    ])
  })

  it('puts branches without a place, or with one that cannot be, last and off the map', async () => {
    const answers = cabinets([0, 0], [95, 76.9], [43.2, 'там'], [43.2, 76.9])
    const { data } = await load('map', { branches: 'beside' }, { answers })
    expect(data?.branches).toMatchObject([{ name: { ru: 'Филиал 3' } }, {}, {}, {}])
    expect(JSON.stringify(data?.branches).match(/"place"/g)).toHaveLength(1)
  })

  it('is the one place where there is one branch, or nothing where only several were asked for', async () => {
    const answers = cabinets([43.2, 76.9])
    expect((await load('map', { branches: 'beside' }, { answers })).data).not.toHaveProperty('branches')
    expect((await load('map', { branches: 'only' }, { answers })).data).toBeUndefined()
    expect((await load('map', { branches: 'only' })).data).toHaveProperty('branches')
    const nowhere = cabinets([null, null], [0, 0])
    const { data } = await load('map', { branches: 'only' }, { answers: nowhere })
    expect(data).toMatchObject({ branches: [{}, {}] })
    expect(data).not.toHaveProperty('place')
  })
})

describe('timetable', () => {
  it('has the doctors with hours, branch by branch, and leaves out whom the clinic has not', async () => {
    const { data } = await load('timetable', {}, { now: '2026-11-22T05:00:00Z' })
    expect(data).toMatchObject({
      today: 7,
      doctors: [
        {
          link: { path: '/specialists/saparova' },
          places: [
            { cabinet: { ru: 'Главный' }, week: [{ day: 1 }, { day: 3 }, { day: 6 }] },
            { cabinet: { ru: 'Филиал' }, week: [{ day: 2 }] },
          ],
        },
      ],
    })
  })

  it('says what today really has, and what changes within two weeks, the clinic’s own days off too', async () => {
    const { data } = await load('timetable', {})
    expect(data).toMatchObject({
      today: 6,
      doctors: [
        {
          places: [
            {
              week: [
                { day: 1 },
                { day: 3 },
                { day: 6, intervals: [{ from: '10:00', to: '12:00' }], isChanged: true },
              ],
            },
            {},
          ],
        },
      ],
      changes: [
        { date: { datetime: '2026-11-21' }, who: { ru: 'Сапарова Айгерим Маратовна' } },
        { date: { datetime: '2026-11-25' }, intervals: [], note: { ru: 'Конференция' } },
      ],
    })
    const december = await load('timetable', {}, { now: '2026-12-03T05:00:00Z' })
    expect(december.data?.changes).toMatchObject([{ date: { datetime: '2026-12-16' }, intervals: [] }])
    expect(december.data?.changes).not.toMatchObject([{ who: {} }])
    const closed = await load('timetable', {}, { now: '2026-12-16T05:00:00Z' })
    expect(closed.data).toMatchObject({
      doctors: [{ places: [{ week: [{}, { day: 3, intervals: [], isChanged: true }, {}] }, {}] }],
    })
  })

  it('expires at midnight on the clocks of the clinic', async () => {
    expect((await load('timetable', {})).expires).toBe('2026-11-21T19:00:00.000Z')
  })

  it('says whom to ask where no hours are published', async () => {
    const { data } = await load('timetable', {}, { answers: { schedules: nothing } })
    expect(data).toMatchObject({ doctors: [], phones: [expect.stringMatching(/^\+7/)] })
    expect(data).not.toHaveProperty('changes')
  })

  it('goes without hours that are none', async () => {
    const broken = {
      data: [
        { SPECIALIST_CODE: 'd1', COMPANY_CABINET_CODE: 'c1', CABINET_NAME: 'Главный', HOURS: 'всегда' },
        {
          SPECIALIST_CODE: 'd2',
          COMPANY_CABINET_CODE: 'c1',
          HOURS: { WEEK: [{ DAY: 2, INTERVALS: [['09:00', '13:00']] }] },
        },
      ],
    }
    const { data } = await load('timetable', {}, { answers: { schedules: broken } })
    expect(data).toMatchObject({ doctors: [{ link: { path: '/specialists/kim' }, places: [{}] }] })
  })
})

describe('specialist-profile', () => {
  it('says when the doctor sees patients in a usual week, and what changes', async () => {
    const { data, expires } = await load('specialist-profile', { slug: 'saparova' })
    expect(data).toMatchObject({
      places: [
        { cabinet: { ru: 'Главный' }, week: [{}, {}, { day: 6, intervals: [{}, {}] }] },
        { cabinet: { ru: 'Филиал' } },
      ],
      changes: [{ date: { datetime: '2026-11-21' } }, { date: { datetime: '2026-11-25' } }],
    })
    expect(expires).toBe('2026-11-21T19:00:00.000Z')
    const { data: without } = await load(
      'specialist-profile',
      { slug: 'saparova' },
      { answers: { schedules: nothing } },
    )
    expect(without).not.toHaveProperty('places')
  })

  it('names languages that it knows, and leads to booking where the menu has it', async () => {
    const { data } = await load('specialist-profile', { slug: 'saparova' })
    expect(data).toMatchObject({
      languages: ['kk', 'ru'],
      booking: {
        label: { ru: 'Оставить заявку' },
        link: { path: expect.stringMatching(/^\/appointment\?doctor=\w+$/) },
      },
    })
    const { data: without } = await load(
      'specialist-profile',
      { slug: 'saparova' },
      { answers: { menu: nothing } },
    )
    expect(without).not.toHaveProperty('booking')
  })
})

describe('services', () => {
  it('has the date of all prices, whichever are shown', async () => {
    const whole = await load('services', {})
    const first = await load('services', { limit: 1 })
    expect(first.data?.allLink).toEqual({ kind: 'page', path: '/services' })
    expect(first.data?.updatedAt).toEqual(whole.data?.updatedAt)
  })

  it('groups them in the order of the clinic and says when prices were last touched', async () => {
    const { data } = await load('services', {})
    expect(data).toMatchObject({
      groups: [{ title: { ru: 'Приём' } }, { title: { ru: 'Терапия' } }, { title: { ru: 'Хирургия' } }],
      updatedAt: { datetime: '2026-10-03T00:00:00Z', text: { ru: '3 октября' } },
    })
  })

  it('says of a price that it is the least one, in place of the words of its note', async () => {
    const row = { NAME: 'Приём', PRICE: 5000, CURRENCY: 'KZT', PRICES: [] }
    const least = { NOTE: 'Начальная цена', NOTE_KK: 'Бастапқы баға' }
    const answer = {
      data: [
        { ...row, ...least, SERVICE_CODE: '1' },
        { ...row, SERVICE_CODE: '2', NOTE: 'Начальная цена. Без материалов' },
        { ...row, SERVICE_CODE: '3', NOTE: 'Без материалов' },
      ],
    }
    const { data } = await load('services', {}, { answers: { services: answer } })
    const groups = data?.groups as { items: object[] }[]
    const [first, second, third] = groups.flatMap(({ items }) => items)
    expect(first).toMatchObject({ price: 5000, isLeast: true })
    expect(first).not.toHaveProperty('note')
    expect(second).toMatchObject({ isLeast: true, note: { ru: 'Без материалов' } })
    expect(third).not.toHaveProperty('isLeast')
  })

  it('names the branches and doctors that have prices of their own, and leaves out those that it does not know', async () => {
    const price = { PRICE: 4000, PRICE_TO: null, PRICE_REPEAT: 2000 }
    const answer = {
      data: [
        {
          SERVICE_CODE: '1',
          NAME: 'Приём',
          PRICE: 5000,
          CURRENCY: 'KZT',
          PRICES: [
            { COMPANY_CABINET_CODE: 'c1', SPECIALIST_CODE: null, ...price },
            { COMPANY_CABINET_CODE: 'none', SPECIALIST_CODE: null, ...price },
          ],
        },
      ],
    }
    const { data } = await load('services', {}, { answers: { services: answer } })
    const groups = data?.groups as { items: { places: object[] }[] }[]
    expect(groups[0]?.items[0]?.places).toEqual([
      { cabinet: expect.objectContaining({ ru: expect.any(String) }), price: 4000, priceRepeat: 2000 },
    ])
  })

  it('keeps one group by its name in any language', async () => {
    expect((await load('services', { group: 'терапия (қаз)' })).data).toMatchObject({
      groups: [{ items: [{ price: 15000, priceTo: 25000, priceRepeat: 10000 }] }],
    })
    expect((await load('services', { group: 'нет такой' })).data).toBeUndefined()
  })
})

describe('contacts', () => {
  it('leaves the branches to the map where it is told to', async () => {
    const answers = { cabinets: new Response('', { status: 500 }) }
    const { data } = await load('contacts', { branchesHidden: true }, { answers })
    expect(data).toHaveProperty('phones')
    expect(data).not.toHaveProperty('branches')
  })

  it('has branches where there are several, and links into the maps of the country', async () => {
    const { data } = await load('contacts', {})
    expect(data).toMatchObject({
      branches: [
        { name: { ru: 'Главный' } },
        { name: { ru: 'Филиал' }, photo: { src: '/images/demo/branch' } },
      ],
      mapLinks: [{ link: { href: 'https://2gis.kz/geo/76.927,43.241' } }, {}, {}],
    })
    expect((await load('contacts', {}, { answers: { cabinets: nothing } })).data).not.toHaveProperty(
      'branches',
    )
  })
})

describe('gallery', () => {
  it('has the clinic’s own photos, then those of its branches under their names, each once', async () => {
    const { data } = await load('gallery', {})
    expect(data?.photos).toMatchObject([
      { image: { src: '/images/demo/room-1' }, caption: { ru: 'Кабинет' } },
      { image: { src: '/images/demo/room-2' } },
      { image: { src: '/images/demo/branch' }, caption: { ru: 'Филиал' } },
    ])
  })

  it('has the photos of the only branch without a caption, and as many as it is told to', async () => {
    const cabinets = {
      data: [
        {
          COMPANY_CABINET_CODE: 'c1',
          NAME: 'Клиника',
          PHOTOS: [{ SRC: '/images/demo/door', WIDTH: 8, HEIGHT: 8 }, { SRC: 'ftp://x' }],
        },
      ],
    }
    const { data } = await load('gallery', {}, { answers: { cabinets, gallery: nothing } })
    expect(data).toEqual({
      photos: [{ image: { src: '/images/demo/door', width: 8, height: 8, alt: { ru: 'Клиника' } } }],
    })
    expect((await load('gallery', { limit: 1 })).data?.photos).toHaveLength(1)
  })

  it('leaves out the first ones, which stand elsewhere on the page, and is none without others', async () => {
    const { photos = [] } = (await load('gallery', {})).data ?? {}
    expect((await load('gallery', { skip: 1, limit: 1 })).data?.photos).toEqual(
      (photos as unknown[]).slice(1, 2),
    )
    expect((await load('gallery', { skip: 200 })).data).toBeUndefined()
  })
})

describe('clinic-list', () => {
  it('lists clinics by city with how many there are, those without one last', async () => {
    const { data } = await load('clinic-list', {}, { directory: true })
    expect(data).toMatchObject({
      cities: [
        {
          name: { ru: 'Алматы' },
          count: 62,
          companies: [{ link: { path: '/companies/other/tan-dent' }, isDemo: true }],
        },
        {
          name: { ru: 'Другие города' },
          count: 1,
          companies: [{ name: { ru: 'Жалпы дәрігер' }, isDemo: false }],
        },
      ],
    })
  })
})

it.each([
  'appointment',
  'ask-question',
  'company-contacts',
  'contacts',
  'gallery',
  'map',
  'opening-hours',
  'services',
  'specialist-grid',
  'specialist-profile',
  'timetable',
])('%s is left out where there is no clinic', async (type) => {
  expect((await load(type, { slug: 'saparova' }, { directory: true })).data).toBeUndefined()
})

describe('review-list', () => {
  const review = (number: number, RATING: number, more: object = {}) => ({
    REVIEW_CODE: String(number),
    AUTHOR: `Автор ${number}`,
    RATING,
    TEXT: 'Спасибо',
    LANG: 'ru',
    DATE: `2026-11-${String(number).padStart(2, '0')}`,
    ...more,
  })
  const answer = (reviews: object[]) => ({
    answers: { reviews: { data: reviews, meta: { page: 1, pages: 1, total: reviews.length } } },
  })
  const many = Array.from({ length: 21 }, (_, index) => review(index + 1, index === 0 ? 1 : 5))

  it('begins in brief with the newest in the language of the reader', async () => {
    const written = [review(9, 5, { LANG: 'kk' }), review(8, 4, { LANG: 'uz' }), review(7, 3), review(6, 5)]
    const { data } = await load('review-list', { inBrief: true }, answer(written))
    expect(data?.items).toMatchObject([{ author: 'Автор 7' }, { author: 'Автор 6' }])
    const { data: few } = await load('review-list', { inBrief: true }, answer(written.slice(0, 3)))
    expect(few?.items).toMatchObject([{ author: 'Автор 7' }, { author: 'Автор 9' }])
  })

  it('begins with those in the reader’s language, each part with the newest, and says so where nothing else does', async () => {
    const written = [review(9, 5, { LANG: 'kk' }), review(8, 4), review(7, 3, { LANG: 'uz' }), review(6, 5)]
    const all = await load('review-list', { page: 1 }, answer(written))
    expect(all.data).toMatchObject({
      items: [8, 6, 9, 7].map((of) => ({ author: `Автор ${of}` })),
      ownFirst: true,
    })
    const teaser = await load('review-list', { limit: 1 }, answer(written))
    expect(teaser.data).toMatchObject({ items: [{ author: 'Автор 8' }], ownFirst: true })
    for (const same of [
      [written[1], written[3]],
      [written[0], written[2]],
    ])
      expect((await load('review-list', { page: 1 }, answer(same as object[]))).data).not.toHaveProperty(
        'ownFirst',
      )
  })

  it('counts all reviews, however few are shown', async () => {
    const { data } = await load('review-list', { limit: 2 }, answer(many))
    expect(data).toMatchObject({
      summary: {
        rating: 4.8,
        count: 21,
        grades: [
          { grade: 5, count: 20 },
          { grade: 4, count: 0 },
          { grade: 3, count: 0 },
          { grade: 2, count: 0 },
          { grade: 1, count: 1 },
        ],
      },
      allLink: { path: '/reviews' },
    })
    expect(data?.items).toHaveLength(2)
  })

  it('shows 20 on a page, and leads from one to the other (B-23)', async () => {
    const first = await load('review-list', { page: 1 }, answer(many))
    expect(first.data?.items).toHaveLength(20)
    expect(first.data?.paging).toEqual({ page: 1, pages: 2, next: { kind: 'page', path: '/reviews/page/2' } })
    const second = await load('review-list', { page: 2 }, answer(many))
    expect(second.data?.items).toHaveLength(1)
    expect(second.data?.paging).toEqual({ page: 2, pages: 2, previous: { kind: 'page', path: '/reviews' } })
  })

  it('leaves an empty teaser out and keeps an empty list', async () => {
    expect((await load('review-list', {}, answer([]))).data).toBeUndefined()
    expect((await load('review-list', { page: 1 }, answer([]))).data).toEqual({
      items: [],
      writeLink: { kind: 'page', path: '/reviews#review-form-write' },
    })
  })

  const about = (code: string) => ({
    SPECIALIST: { SPECIALIST_CODE: code, slug: code, LASTNAME: 'Сапарова', NAME: 'Айгерим' },
  })

  it('says which of the clinic’s doctors a review is about, and where the doctor’s page is', async () => {
    const { data } = await load('review-list', {}, answer([review(1, 5, about('saparova')), review(2, 4)]))
    expect(data?.items).toMatchObject([
      { specialist: { name: { ru: 'Сапарова Айгерим' }, link: { path: '/specialists/saparova' } } },
      {},
    ])
    expect(data).toMatchObject({ summary: { rating: 4.5, count: 2 } })
    expect(JSON.stringify(data).match(/"specialist"/g)).toHaveLength(1)
  })

  it('lists the reviews of one doctor by themselves, without the name on each (R80)', async () => {
    const all = [...many.map((one) => ({ ...one, ...about('saparova') })), review(30, 1)]
    const asked: (string | null)[] = []
    const reviews = (request: Request) => {
      const of = new URL(request.url).searchParams.get('filter[specialist]')
      asked.push(of)
      const data = all.filter((one) => of === null || 'SPECIALIST' in one)
      return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } })
    }
    const teaser = await load('review-list', { slug: 'saparova' }, { answers: { reviews } })
    expect(teaser.data).toMatchObject({
      summary: { count: 21 },
      items: [{}, {}, {}],
      allLink: { path: '/specialists/saparova/reviews' },
    })
    expect(JSON.stringify(teaser.data)).not.toContain('Айгерим')
    const second = await load('review-list', { slug: 'saparova', page: 2 }, { answers: { reviews } })
    expect(second.data?.paging).toMatchObject({ previous: { path: '/specialists/saparova/reviews' } })
    expect(new Set(asked)).toEqual(new Set(['d1']))
  })

  it('takes a review without a known language for Russian', async () => {
    const { data } = await load('review-list', {}, answer([review(1, 4, { LANG: 'de' })]))
    expect(data?.items).toMatchObject([{ lang: 'ru', date: { datetime: '2026-11-01T00:00:00Z' } }])
  })
})

describe('map of a doctor', () => {
  it('shows of a doctor the branches where they see patients, and no others', async () => {
    const schedules = readFixture('schedules') as { data: { COMPANY_CABINET_CODE: string }[] }
    const elsewhere = schedules.data.filter((one) => one.COMPANY_CABINET_CODE === 'c2')
    const place = { LATITUDE: 43.1, LONGITUDE: 76.8 }
    const cabinets = readFixture('cabinets') as { data: { COMPANY_CABINET_CODE: string }[] }
    const answers = {
      schedules: { ...schedules, data: elsewhere },
      cabinets: {
        ...cabinets,
        data: cabinets.data.map((one) => (one.COMPANY_CABINET_CODE === 'c2' ? { ...one, ...place } : one)),
      },
    }
    const { data } = await load('map', { doctor: 'd1' }, { answers })
    expect(data).toMatchObject({ place: { latitude: 43.1, longitude: 76.8 } })
    expect((await load('map', { doctor: 'd1' }, {})).data).toMatchObject({ branches: [{}, {}] })
    expect((await load('map', { doctor: 'd2' }, {})).data).not.toHaveProperty('branches')
  })
})
