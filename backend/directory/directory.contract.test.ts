import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { cabinet, company } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { generateSeed } from '../seed/generate-seed.ts'
import { call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'

type Item = Record<string, unknown>
type List = { data: Item[]; meta: { page: number; pages: number; total: number } }

describe.each(await testDatabases())('on $name, the API', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const read = async <T>(path: string) => (await (await call(backend, `/api/front/ru/v1${path}`)).json()) as T
  const slugs = ({ data }: List) => data.map(({ slug }) => slug)

  it('gives a company with its names, specialities in order, hours and rating', async () => {
    expect(await read('/company/1001')).toMatchObject({
      COMPANY_CODE: '1001',
      COMPANY_NAME: 'Демо-Дент',
      COMPANY_NAME_UZ: 'Demo-Dent',
      CATEGORY: 'Стоматология',
      CATEGORY_KK: null,
      DESCRIPTION: '<p>Лечим <b>зубы</b>.</p>',
      LOCATION_CODE: 'almaty',
      LOCATION_NAME_UZ: 'Olmaota',
      LOGO: { SRC: '/images/reception', WIDTH: 1600, ALT_KK: 'Тіркеу бөлімі', ALT_EN: null },
      THEME: { ACCENT: '#0b6e7f', RADIUS: null },
      HOURS: {
        WEEK: [
          {
            DAY: 1,
            INTERVALS: [
              ['09:00', '13:00'],
              ['14:00', '24:00'],
            ],
          },
        ],
        EXCEPTIONS: [{ DATE: '2026-12-16', INTERVALS: [], NOTE: 'День независимости' }],
      },
      SPECIALITIES: [{ SLUG: 'surgeon' }, { SLUG: 'dentist', NAME_EN: 'Dentist' }],
      RATING: 4.5,
      REVIEWS_COUNT: 2,
      is_active_online_entry: true,
    })
    expect(await read('/company/akbota')).toMatchObject({
      COMPANY_CODE: '1002',
      RATING: null,
      REVIEWS_COUNT: 0,
      HOURS: null,
    })
  })

  it('lists companies by name, filtered and paged', async () => {
    expect(companySlugs(await read<List>('/companies'))).toEqual(['akbota', 'demo-dent'])
    expect(companySlugs(await read<List>('/companies?filter[kind]=clinic&filter[location]=almaty'))).toEqual([
      'demo-dent',
    ])
    expect((await read<List>('/companies?filter[location]=astana')).meta).toEqual({
      page: 1,
      pages: 1,
      total: 0,
    })
  })

  it('counts the companies of each city and lists them by name', async () => {
    const { data } = await read<List>('/companies_by_city')
    expect(data).toMatchObject([
      {
        LOCATION_CODE: 'almaty',
        LOCATION_NAME_UZ: 'Olmaota',
        COUNT: 2,
        COMPANIES: [
          { SLUG: 'akbota', COMPANY_NAME: 'Акбота', CATEGORY: null, ADDRESS: null, is_demo: true },
          { SLUG: 'demo-dent', COMPANY_NAME_EN: 'Demo Dent', CATEGORY: 'Стоматология' },
        ],
      },
    ])
    expect(data).toHaveLength(1)
  })

  it('lists thirty companies of a city, and those of small cities together', async () => {
    const many = await open()
    const names = ['almaty', ...Array.from({ length: 52 }, (_, index) => `town-${10 + index}`)]
    const cities = smallSeed.cities.flatMap((city) => names.map((slug) => ({ ...city, slug })))
    for (const seed of generateSeed(40 + 52, { ...smallSeed, cities })) {
      // Forty companies in the first city, one in each of the others.
      const companies = seed.companies.map((one, index) => ({
        ...one,
        city: names[Math.max(0, index - 39)] ?? 'almaty',
      }))
      await seedDatabase(many, { ...seed, companies })
    }
    const response = await call(testBackend(many), '/api/front/ru/v1/companies_by_city')
    const { data } = (await response.json()) as { data: { [name: string]: unknown; COMPANIES: Item[] }[] }
    await many.close()
    expect(data).toHaveLength(51)
    expect(data[0]).toMatchObject({ LOCATION_CODE: 'almaty', COUNT: 40 })
    expect(data[0]?.COMPANIES).toHaveLength(30)
    expect(data.at(-1)).toMatchObject({ LOCATION_CODE: null, LOCATION_NAME: null, COUNT: 3 })
    expect(data.at(-1)?.COMPANIES).toHaveLength(3)
  })

  it('keeps a menu as a tree, empty lists and leaves apart', async () => {
    const { data } = await read<{ data: Item[] }>('/landing/menu/1001')
    expect(data).toMatchObject([
      { MENU_ITEM_NAME_KK: 'Клиника туралы', MENU_ITEM_TYPE_CODE: 4, items: [{ MENU_ITEM_NAME: 'Новости' }] },
      { RELATION_TYPE: 2, RELATION_CODE: null, items: [] },
      { IS_HIDDEN: true },
    ])
    expect(data[2]).not.toHaveProperty('items')
    expect(await read('/landing/menu/1002')).toMatchObject({ COMPANY_CODE: '1002', data: [] })
  })

  it('says which entries of a menu have nothing to show (V-21)', async () => {
    expect(await read('/landing/menu/1001')).toMatchObject({ EMPTY_TYPES: [2] })
    expect(await read('/landing/menu/1002')).toMatchObject({ EMPTY_TYPES: [2, 4, 6, 11] })
  })

  it('takes the facts of a clinic from its main branch, and from the company where it has none', async () => {
    const branch = and(eq(cabinet.company, '1001'), eq(cabinet.code, '11'))
    const week = [{ day: 3, intervals: [{ from: '10:00', to: '11:00' }] }]
    await db.orm
      .update(cabinet)
      .set({ address: { ru: 'ул. Новая, 1' }, hours: { week, exceptions: [] }, phones: [], longitude: null })
      .where(branch)
    expect(await read('/company/1001')).toMatchObject({
      ADDRESS: 'ул. Новая, 1',
      ADDRESS_KK: null,
      HOURS: { WEEK: [{ DAY: 3, INTERVALS: [['10:00', '11:00']] }], EXCEPTIONS: [] },
      PHONES: ['+77007654321'],
      LONGITUDE: null,
    })
    const { data } = await read<{ data: { COMPANIES: Item[] }[] }>('/companies_by_city')
    expect(data.flatMap(({ COMPANIES }) => COMPANIES)).toContainEqual(
      expect.objectContaining({ COMPANY_CODE: '1001', ADDRESS: 'ул. Новая, 1' }),
    )
    expect(await read('/company/1002')).toMatchObject({ PHONES: smallSeed.companies[1]?.phones })
  })

  it('gives stored pages byte for byte', async () => {
    const pages = smallSeed.companies[0]?.pages
    const response = await call(backend, '/api/front/ru/v1/landing/site/1001')
    expect(await response.text()).toBe(`{"COMPANY_CODE":"1001","PAGES":${JSON.stringify(pages)}}`)
    expect(await read('/landing/site/1002')).toEqual({ COMPANY_CODE: '1002', PAGES: {} })
  })

  it('gives the one stored page that is asked for', async () => {
    const pages = smallSeed.companies[0]?.pages ?? {}
    for (const [slug, page] of Object.entries(pages))
      expect(await read(`/landing/site/1001?filter[slug]=${slug}`)).toMatchObject({ PAGES: { [slug]: page } })
    const none = await read<{ PAGES: object }>('/landing/site/1001?filter[slug]=nothing')
    expect(none.PAGES).toEqual({})
  })

  it('pages news, the newest first, and knows the total on a page after the last', async () => {
    const first = await read<List>('/news?filter[company]=1001')
    expect(first.meta).toEqual({ page: 1, pages: 2, total: 15 })
    expect(slugs(first)).toHaveLength(12)
    expect(slugs(first)[0]).toBe('news-14')
    expect(slugs(await read<List>('/news?filter[company]=1001&page[number]=2'))).toEqual([
      'news-02',
      'news-01',
      'moved',
    ])
    expect(await read('/news?filter[company]=1001&page[number]=9')).toEqual({
      data: [],
      meta: { page: 9, pages: 2, total: 15 },
    })
    const oldest = await read<List>(
      '/news?filter[company]=1001&filter[category]=events&page[size]=2&sort=DATE',
    )
    expect(slugs(oldest)).toEqual(['moved', 'news-02'])
    expect(oldest.meta).toEqual({ page: 1, pages: 4, total: 8 })
    expect((await read<List>('/news')).meta.total).toBe(16)
  })

  it('tells where a moved news item or page is (A23)', async () => {
    expect(await read('/news/moved')).toMatchObject({
      redirect: true,
      url: 'https://example.org/news',
      CONTENT: '<p>Текст</p>',
      DATE: '2026-09-01T09:00:00Z',
    })
    expect(await read('/news/news-01')).toMatchObject({
      redirect: false,
      url: null,
      CONTENT: null,
      TITLE_EN: 'News 1',
    })
    expect(await read('/custom_page/old')).toMatchObject({ redirect: true, url: '/page/about-us' })
  })

  it('gives categories in their order with their newest items', async () => {
    const of = async (path: string) =>
      (await read<List>(path)).data.map(({ slug, COMPANY_CODE, news }) => [
        slug,
        COMPANY_CODE,
        slugs({ data: news } as List),
      ])
    expect(await of('/news_category?filter[company]=1001')).toEqual([
      ['events', '1001', []],
      ['health', '1001', []],
    ])
    expect(await of('/news_category?filter[company]=1001&filter[category]=health&newest=1')).toEqual([
      ['health', '1001', ['news-13']],
    ])
    expect(await of('/news_category_main')).toEqual([
      ['events', null, ['akbota-news', 'news-14', 'news-12']],
      ['health', null, ['news-13', 'news-11', 'news-09']],
    ])
  })

  it('pages materials by category, the newest of each first (A20)', async () => {
    const list = '/materials?filter[company]=1001&sort=CATEGORY&page[size]=5'
    const first = await read<List>(list)
    expect(first.meta).toEqual({ page: 1, pages: 3, total: 14 })
    expect(slugs(first)).toEqual(['material-13', 'material-11', 'material-09', 'material-07', 'material-05'])
    expect(slugs(await read<List>(`${list}&page[number]=2`)).slice(1, 4)).toEqual([
      'material-01',
      'material-12',
      'material-10',
    ])
    expect(slugs(await read<List>('/materials?page[size]=2'))).toEqual(['akbota-material', 'material-13'])
    expect((await read<List>('/materials?filter[category]=care&filter[company]=1001')).meta.total).toBe(7)
  })

  it('tells where a moved material is (A21)', async () => {
    expect(await read('/material_page/moved-material')).toMatchObject({
      MATERIAL_CODE: 'moved-material',
      redirect: true,
      url: '/l/demo-dent/materials/material-02',
    })
    expect(await read('/material_page/material-01')).toMatchObject({
      redirect: false,
      CATEGORY: { slug: 'before-visit', TITLE: 'Перед приёмом' },
      CONTENT: '<p>Поешьте за\u00a0два часа.</p>',
    })
  })

  it('gives categories of materials in their order, or the one that is asked for (A17)', async () => {
    const of = async (path: string) =>
      (await read<List>(path)).data.map(({ slug, materials }) => [slug, slugs({ data: materials } as List)])
    expect(await of('/materials_category?filter[company]=1001&newest=1')).toEqual([
      ['before-visit', ['material-13']],
      ['care', ['material-12']],
    ])
    expect(await of('/materials_category?category=care&filter[company]=1002&newest=3')).toEqual([
      ['care', ['akbota-material']],
    ])
    expect(await of('/materials_category?category=none')).toEqual([])
  })

  it('gives heads and blocks of the pages of materials (A18, A19, A22)', async () => {
    const title = async (path: string) => (await read<Item>(path)).TITLE
    expect(await title('/materials_page')).toBe('Материалы для пациентов')
    expect(await title('/materials_category_page/1001-care')).toBe('После лечения')
    expect(await title('/materials_category_page/before-visit')).toBe('Перед приёмом')
    const main = await read<{ NEWEST: Item[]; CATEGORIES: Item[] }>('/materials_main')
    expect(slugs({ data: main.NEWEST } as List)).toHaveLength(12)
    expect(main.CATEGORIES).toMatchObject([
      { slug: 'before-visit', COMPANY_CODE: null, materials: [{ slug: 'material-13' }, {}, {}] },
      { slug: 'care', materials: [{ slug: 'akbota-material' }, {}, {}] },
    ])
  })

  it('gives the lists of a company in its own order', async () => {
    const codes = async (path: string, code: string) =>
      (await read<List>(path)).data.map((item) => item[code])
    expect(await codes('/services?filter[company]=1001', 'SERVICE_CODE')).toEqual(['s2', 's1'])
    expect(await codes('/specialists?filter[company]=1001', 'SPECIALIST_CODE')).toEqual(['501', '502'])
    expect(await codes('/gallery?filter[company]=1001', 'PHOTO_CODE')).toEqual(['1001-1', '1001-2'])
    expect(await codes('/reviews?filter[company]=1001', 'AUTHOR')).toEqual(['Ольга', 'Ержан'])
    expect((await read<List>('/cabinets?filter[company]=1001')).data).toMatchObject([
      { COMPANY_CABINET_CODE: '11', TIMEZONE: 'Asia/Almaty', IS_MAIN: true },
      { COMPANY_CABINET_CODE: '12', TIMEZONE: 'Asia/Aqtau', IS_MAIN: false },
    ])
    expect((await read<List>('/schedules?filter[company]=1001')).data).toMatchObject([
      {
        SPECIALIST_CODE: '501',
        COMPANY_CABINET_CODE: '11',
        CABINET_NAME: 'На Абая',
        HOURS: { WEEK: [{ DAY: 1, INTERVALS: [['09:00', '13:00']] }] },
      },
      { SPECIALIST_CODE: '501', COMPANY_CABINET_CODE: '12', HOURS: { EXCEPTIONS: [{ DATE: '2026-12-16' }] } },
    ])
    expect((await read<List>('/services?filter[company]=1001')).data[0]).toMatchObject({
      PRICE: 4950.5,
      PRICE_TO: 6000,
      PRICE_REPEAT: 3000,
      UPDATED_AT: '2026-11-01',
    })
    expect(await codes('/redirects', 'FROM_PATH')).toEqual(['/a'])
  })

  it('gives of the newest reviews first those in the language of the call', async () => {
    const authors = async (locale: string) => {
      const answer = await call(backend, `/api/front/${locale}/v1/latest_reviews`)
      return ((await answer.json()) as List).data.map(({ AUTHOR }) => AUTHOR)
    }
    expect(await authors('ru')).toEqual(['Ольга', 'Ержан'])
    expect(await authors('kk')).toEqual(['Ержан', 'Ольга'])
    expect(await authors('en')).toEqual(['Ольга', 'Ержан'])
  })

  it('tells reviews of a doctor from those of the company, and gives a doctor’s own by code', async () => {
    const { data } = await read<List>('/reviews?filter[company]=1001')
    expect(data).toMatchObject([
      { AUTHOR: 'Ольга', SPECIALIST: null },
      { AUTHOR: 'Ержан', SPECIALIST: { SPECIALIST_CODE: '501', slug: 'aliya-omarova', NAME_EN: 'Aliya' } },
    ])
    const ofDoctor = (code: string) => read<List>(`/reviews?filter[company]=1001&filter[specialist]=${code}`)
    expect(await ofDoctor('501')).toMatchObject({ data: [{ AUTHOR: 'Ержан' }], meta: { total: 1 } })
    expect(await ofDoctor('502')).toMatchObject({ data: [], meta: { page: 1, pages: 1, total: 0 } })
    expect((await read<List>('/reviews?filter[company]=1002&filter[specialist]=501')).data).toEqual([])
  })

  it('finds a doctor by slug and by code', async () => {
    const bySlug = await read<Item>('/specialist/1001/aliya-omarova')
    expect(bySlug).toMatchObject({
      LASTNAME: 'Омарова',
      NAME_EN: 'Aliya',
      SPECIALITIES: [{ SLUG: 'dentist' }, { SLUG: 'surgeon' }],
    })
    expect(await read('/specialist/1001/501')).toEqual(bySlug)
  })

  it('shows nothing of a company that is not published', async () => {
    await db.orm.update(company).set({ isPublished: false }).where(eq(company.code, '1001'))
    for (const path of [
      '/company/1001',
      '/landing/menu/1001',
      '/landing/site/1001',
      '/news/moved',
      '/material_page/moved-material',
      '/materials_category_page/before-visit',
      '/specialist/1001/501',
    ]) {
      expect((await call(backend, `/api/front/ru/v1${path}`)).status, path).toBe(404)
    }
    for (const path of [
      '/news',
      '/materials',
      '/materials_category',
      '/services',
      '/specialists',
      '/gallery',
      '/reviews',
      '/cabinets',
      '/schedules',
      '/news_category',
    ]) {
      expect((await read<List>(`${path}?filter[company]=1001`)).data, path).toEqual([])
    }
    expect(companySlugs(await read<List>('/companies'))).toEqual(['akbota'])
    await db.orm.update(company).set({ isPublished: true }).where(eq(company.code, '1001'))
  })
})

const companySlugs = ({ data }: List) => data.map(({ SLUG }) => SLUG)
