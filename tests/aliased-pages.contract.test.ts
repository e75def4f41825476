import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { parseSeed, type SeedInput } from '../backend/seed/format.ts'
import { type Locale, locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

type CompanyInput = NonNullable<SeedInput['companies']>[number]

/** Entries as backends send them: with a type, or only with a Russian title. */
const menu: CompanyInput['menu'] = [
  { name: { ru: 'ОСМС' }, type: 2, alias: 'ОСМС' },
  { name: { ru: 'ГОБМП' }, type: 2, alias: 'гобмп' },
  { name: { ru: 'О клинике' }, type: 4, items: [{ name: { ru: 'Символы' }, type: 10 }] },
  { name: { ru: 'Блог' }, type: 2, alias: 'Блог главного врача' },
  { name: { ru: 'Полис' }, type: 12 },
  { name: { ru: 'Оставить отзыв' }, type: 9 },
]

const common = {
  kind: 'clinic',
  city: 'almaty',
  timezone: 'Asia/Almaty',
  isOnlineEntryActive: false,
} as const
const doctor = (code: string, lastName: string, position?: string) => ({
  code,
  slug: `doctor-${code}`,
  lastName: { ru: lastName },
  name: { ru: 'Алия' },
  specialities: ['dentist'],
  ...(position && { position: { ru: position } }),
})
const country = (code: string, currency: string) => ({
  code,
  name: { ru: code },
  currency,
  callingCode: '+7',
  timezone: 'Asia/Almaty',
})

const input: SeedInput = {
  countries: [country('KZ', 'KZT'), country('UZ', 'UZS'), country('BY', 'BYN')],
  cities: [
    {
      slug: 'almaty',
      country: 'KZ',
      name: { ru: 'Алматы' },
      latitude: 43.25,
      longitude: 76.9,
      timezone: 'Asia/Almaty',
    },
  ],
  specialities: [{ slug: 'dentist', name: { ru: 'Стоматолог' } }],
  companies: [
    {
      ...common,
      code: '7',
      slug: 'full',
      name: { ru: 'Полная' },
      country: 'KZ',
      phones: ['+77001234567'],
      isDemo: true,
      menu,
      specialists: [doctor('71', 'Омарова', 'Главный врач, терапевт'), doctor('72', 'Ли')],
      newsCategories: [{ slug: 'notes', title: { ru: 'Блог главного врача' }, order: 1 }],
      news: [
        {
          slug: 'first-note',
          category: 'notes',
          title: { ru: 'Первая заметка' },
          date: '2026-10-20T09:00:00Z',
        },
      ],
      reviews: [
        ...Array.from({ length: 21 }, (_, index) => ({
          specialist: '71',
          author: `Пациент ${index}`,
          rating: index === 0 ? 1 : 5,
          text: 'Спасибо',
          lang: 'ru' as const,
          date: `2026-10-${String(index + 1).padStart(2, '0')}`,
        })),
        { author: 'Сосед', rating: 4, text: 'Чисто', lang: 'ru', date: '2026-09-01' },
      ],
    },
    { ...common, code: '8', slug: 'bare', name: { ru: 'Пустая' }, country: 'KZ', isDemo: true, menu },
    {
      ...common,
      code: '9',
      slug: 'tashkent',
      name: { ru: 'Ташкентская' },
      country: 'UZ',
      isDemo: true,
      menu,
      pages: { gobmp: { title: { ru: 'Бесплатная помощь' }, blocks: [] } },
    },
    { ...common, code: '10', slug: 'minsk', name: { ru: 'Минская' }, country: 'BY', isDemo: true, menu },
    { ...common, code: '11', slug: 'unlisted', name: { ru: 'Без меню' }, country: 'KZ', isDemo: true },
  ],
}

let site: OpenedSite
beforeAll(async () => {
  site = await openSite({ demo: false })
  await seedDatabase(site.db, parseSeed(input, 'tests/aliased-pages.contract.test.ts'))
})
afterAll(() => site.db.close())

async function pageAt(path: string, locale: Locale = 'ru') {
  const outcome = await site.open(localizePath(path, locale))
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return outcome.page
}
const htmlOf = (page: Awaited<ReturnType<typeof pageAt>>) =>
  renderDocument(page, {
    assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
    report: (_, error) => {
      throw error
    },
  }).toString()
const statusAt = async (path: string) => (await pageAt(path)).status

const slugs = ['osms', 'gobmp', 'state-symbols', 'medical-director', 'determine']

/** Number of SQL statements of a page without any cache. */
async function statementsAt(path: string): Promise<number> {
  site.forget(['*'])
  const { $client } = site.db.orm as unknown as { $client: { query: (...given: unknown[]) => unknown } }
  const query = vi.spyOn($client, 'query')
  await pageAt(path)
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

describe('pages by aliases and types (R67, R68, R72, R82, R83)', () => {
  it.each(slugs.flatMap((slug) => locales.map((locale) => ({ slug, locale }))))(
    '$slug is a whole page in $locale',
    async ({ slug, locale }) => {
      const page = await pageAt(`/l/full/${slug}`, locale)
      expect(page).toMatchObject({ status: 200, locale })
      expect(page.head).not.toHaveProperty('robots')
      expect([...page.blocks, ...page.sidebar].filter(({ fault }) => fault)).toEqual([])
      expect(htmlOf(page).match(/<h1[\s>]/g)).toHaveLength(1)
      expect(site.faults).toEqual([])
    },
  )

  it('are there only for those in whose menu they are (B-7)', async () => {
    for (const slug of slugs) expect([slug, await statusAt(`/l/unlisted/${slug}`)]).toEqual([slug, 404])
  })

  it('tell nothing of Kazakhstan’s care to other countries, unless the clinic has a page of its own', async () => {
    const statuses = await Promise.all(slugs.map((slug) => statusAt(`/l/tashkent/${slug}`)))
    expect(statuses).toEqual([404, 200, 200, 200, 404])
    expect((await pageAt('/l/tashkent/gobmp')).head.title).toContain('Бесплатная помощь')
    expect(await statusAt('/l/minsk/state-symbols')).toBe(404)
  })

  it('show the anthem in its own language, and say which it is', async () => {
    expect(htmlOf(await pageAt('/l/full/state-symbols'))).toMatch(/lang="kk"[^>]*><p[^>]*>Алтын күн аспаны/)
    expect(htmlOf(await pageAt('/l/full/state-symbols', 'kk'))).not.toMatch(/<div lang=[^>]*><p[^>]*>Алтын/)
    expect(htmlOf(await pageAt('/l/tashkent/state-symbols'))).toMatch(/lang="uz"[^>]*><p[^>]*>Serquyosh/)
  })

  it('of the medical director have the director’s card and notes', async () => {
    const html = htmlOf(await pageAt('/l/full/medical-director'))
    expect(html).toContain('/l/full/specialists/doctor-71')
    expect(html).not.toContain('doctor-72')
    expect(html).toContain('/l/full/news/notes/first-note')
  })

  it('of the medical director say so while nothing is written, and are not for search engines', async () => {
    const page = await pageAt('/l/bare/medical-director')
    expect(page).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(page.blocks.map(({ type }) => type)).toEqual(['page-title', 'news-grid'])
    expect(htmlOf(page)).toContain('Новостей пока нет')
  })
})

it.each([
  ...slugs.map((slug) => `/l/full/${slug}`),
  '/l/full/reviews',
  '/l/full/specialists/doctor-71',
  '/l/full/specialists/doctor-71/reviews',
])('%s asks the database for no more than a page may', async (path) => {
  const count = await statementsAt(path)
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThanOrEqual(8)
})

describe('reviews of a doctor (R80)', () => {
  const list = '/l/full/specialists/doctor-71/reviews'

  it('fill pages of 20, and a page beyond the last is not there (B-23)', async () => {
    const second = await pageAt(`${list}/page/2`)
    expect(second).toMatchObject({ status: 200, head: { title: expect.stringContaining('страница 2') } })
    expect(htmlOf(second)).toContain('Пациент 0')
    expect(await statusAt(`${list}/page/3`)).toBe(404)
    expect(await site.open(`/kk${list}/page/1`)).toEqual({ kind: 'redirect', status: 301, to: `/kk${list}` })
    expect(await statusAt('/l/full/specialists/nobody/reviews')).toBe(404)
  })

  it('rate the doctor by the doctor’s own, and the clinic by all', async () => {
    const summaryAt = async (path: string) => {
      const { blocks } = await pageAt(path)
      const { data } = blocks.find(({ type }) => type === 'review-list') ?? {}
      return data?.summary
    }
    expect(await summaryAt(list)).toMatchObject({ rating: 4.8, count: 21 })
    expect(await summaryAt('/l/full/specialists/doctor-71')).toMatchObject({ rating: 4.8, count: 21 })
    expect(await summaryAt('/l/full/specialists/doctor-72')).toBeUndefined()
    expect(await summaryAt('/l/full/reviews')).toMatchObject({ rating: 4.8, count: 22 })
  })

  it('are led to from the doctor’s page, the newest three of them', async () => {
    const html = htmlOf(await pageAt('/l/full/specialists/doctor-71'))
    expect(html.match(/Пациент \d+/g)?.filter((name, index, all) => all.indexOf(name) === index)).toEqual([
      'Пациент 20',
      'Пациент 19',
      'Пациент 18',
    ])
    expect(html).toContain(`href="${list}"`)
  })

  it('name the doctor where they stand among the clinic’s (R70)', async () => {
    const last = await pageAt('/l/full/reviews/page/2')
    expect(htmlOf(last)).toMatch(/Пациент 0[\s\S]*href="\/l\/full\/specialists\/doctor-71"[^>]*>Омарова Алия/)
    expect(htmlOf(last)).not.toMatch(/Сосед[\s\S]*doctor-71/)
  })

  it('say so while there are none, and are not for search engines', async () => {
    const page = await pageAt('/l/full/specialists/doctor-72/reviews')
    expect(page).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(htmlOf(page)).toContain('Отзывов пока нет')
    expect(page.blocks.map(({ type }) => type)).toContain('specialist-grid')
  })
})
