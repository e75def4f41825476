import { describe, expect, it } from 'vitest'
import { companySeed } from '../../backend/seed/company-format.ts'
import { menuAnswer } from '../../backend/shared/answers/menu-answer.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import { menuFromRaw } from '../../content-adapters/medical-api/entities/menu.ts'
import { rawMenu } from '../../content-adapters/medical-api/raw/menu-item.ts'
import { fallbackLocales, type Locale, locales } from '../../locales/locale.ts'
import { validatePage } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { SeedCompany } from '../parts/seed-types.ts'
import { specialities } from '../places/specialities.ts'
import { productPages } from '../product/index.ts'
import { demoDent } from './demo-dent/company.ts'
import { demoFamily } from './demo-family/company.ts'
import { demoHospital } from './demo-hospital/company.ts'
import { demoPolyclinic } from './demo-polyclinic/company.ts'
import { demoPractice } from './demo-practice/company.ts'
import { demoCompanies } from './index.ts'

type Found = { path: string; texts: Partial<Record<Locale, string>> }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const entries = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

/** Every object of a tree with its path. */
function* objects(value: unknown, path: string): Generator<{ path: string; value: Record<string, unknown> }> {
  if (!isRecord(value)) return
  if (!Array.isArray(value)) yield { path, value }
  for (const [key, child] of entries(value)) yield* objects(child, `${path}.${key}`)
}

/** The visible text of a plain or rich text. */
const words = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : entries(value)
        .map(([key, child]) => (typeof child === 'string' && key !== 'text' ? '' : words(child)))
        .join(' ')
        .trim()

const localized = (root: unknown, name: string): Found[] =>
  [...objects(root, name)]
    .filter(({ value }) => 'ru' in value)
    .map(({ path, value }) => ({
      path,
      texts: Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, words(text)])),
    }))

const textsOf = (root: unknown, locale: Locale) =>
  localized(root, 'demo').flatMap(({ path, texts }) => {
    const text = texts[locale]?.replace(/<[^>]*>/g, ' ')
    return text === undefined ? [] : [{ path, text }]
  })

const everything = { demoCompanies, productPages }

/** Paths of the pages that the menu of a clinic links to. */
function reachedBy(company: SeedCompany): string[] {
  const { menu, emailForIssues, isOnlineEntryActive } = companySeed.parse(company)
  const below = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ link, items }) => [...(link.kind === 'page' ? [link.path] : []), ...below(items)])
  return below(
    menuFromRaw(rawMenu.parse({ data: menu.map(menuAnswer) }).data, { emailForIssues, isOnlineEntryActive }),
  )
}

describe('demo companies', () => {
  it.each(demoCompanies.map((company) => [company.slug, company] as const))(
    '%s fits the seed format',
    (_, company) => {
      expect(companySeed.safeParse(company).error?.issues ?? []).toEqual([])
    },
  )

  it.each(
    demoCompanies.flatMap(({ slug, pages = {} }) =>
      Object.entries(pages).map(([page, document]) => [`${slug}/${page}`, document] as const),
    ),
  )('%s is a page without problems', (_, document) => {
    expect(validatePage(document, blockDefinitions)).toEqual([])
  })

  it.each(demoCompanies.map((company) => [company.slug, company] as const))(
    '%s says that it is a demonstration',
    (_, company) => {
      expect(company.isDemo).toBe(true)
      for (const phone of company.phones ?? []) expect(phone).toMatch(/^\+(?:7700|99800|99600)0001\d{3}$/)
      for (const address of [company.email, company.emailForIssues ?? company.email])
        expect(address).toMatch(/@example\.com$/)
    },
  )

  it('names only specialities that there are', () => {
    const known = new Set(specialities.map(({ slug }) => slug))
    const used = demoCompanies.flatMap((company) => [
      ...(company.specialities ?? []),
      ...(company.specialists ?? []).flatMap((person) => person.specialities),
    ])
    expect(used.filter((slug) => !known.has(slug))).toEqual([])
  })

  it('leads from its pages only where its menu leads', () => {
    for (const company of demoCompanies) {
      const reached = new Set(reachedBy(company))
      const paths = [...objects(company.pages, '')]
        .filter(({ value }) => value.kind === 'page')
        .map(({ value }) => value.path)
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter((path) => !reached.has(String(path)))).toEqual([])
    }
  })
})

describe('texts', () => {
  it('are there in all four languages for the complete clinics and for our own pages', () => {
    const complete = demoCompanies.filter((company) => company !== demoFamily)
    const all = [...localized(complete, 'demo'), ...localized(productPages, 'product-pages')]
    expect(all.length).toBeGreaterThan(200)
    expect(
      all.filter(({ texts }) => locales.some((locale) => !texts[locale]?.trim())).map(({ path }) => path),
    ).toEqual([])
  })

  it.each(['kk', 'uz'] as const)(
    'of the second clinic are half there in %s, so that fallback is seen',
    (locale) => {
      const all = localized(demoFamily, 'demo-family')
      const share = all.filter(({ texts }) => texts[locale]).length / all.length
      expect(fallbackLocales[locale]).toEqual(['ru'])
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.7)
    },
  )

  it.each(['uz', 'en'] as const)('have no Cyrillic letter in %s', (locale) => {
    expect(textsOf(everything, locale).filter(({ text }) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  it.each(['ru', 'kk'] as const)('are in Cyrillic in %s', (locale) => {
    const words = textsOf(everything, locale).filter(({ text }) => /\p{L}/u.test(text))
    expect(words.filter(({ text }) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  it('have no letter of Kazakh in Russian', () => {
    expect(textsOf(everything, 'ru').filter(({ text }) => /[әғқңөұүһі]/i.test(text))).toEqual([])
  })

  it('have Latin and Cyrillic letters never in one word', () => {
    const mixed = locales.flatMap((locale) =>
      textsOf(everything, locale).flatMap(
        ({ text }) =>
          text.match(/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/gu) ?? [],
      ),
    )
    expect(mixed).toEqual([])
  })

  it('have ʻ only after o and g, and ʼ only elsewhere, in Uzbek', () => {
    const wrong = textsOf(everything, 'uz').flatMap(
      ({ text }) => text.match(/\S*(?:['’‘`´]|[^oOgG]ʻ|(?:[oOgG])ʼ)\S*/gu) ?? [],
    )
    expect(wrong).toEqual([])
  })

  it('have the quotation marks of their language', () => {
    expect(textsOf(everything, 'ru').filter(({ text }) => /["“”]/.test(text))).toEqual([])
    expect(textsOf(everything, 'kk').filter(({ text }) => /["“”]/.test(text))).toEqual([])
    expect(textsOf(everything, 'uz').filter(({ text }) => /["«»]/.test(text))).toEqual([])
    expect(textsOf(everything, 'en').filter(({ text }) => /["«»]/.test(text))).toEqual([])
  })
})

describe('demo-dent', () => {
  it('has as much of each thing as its site is made for', () => {
    const lists = [
      'specialists',
      'services',
      'news',
      'newsCategories',
      'materials',
      'materialCategories',
      'reviews',
      'gallery',
      'cabinets',
    ] as const
    const count = Object.fromEntries(lists.map((key) => [key, demoDent[key]?.length]))
    expect(count).toEqual({
      specialists: 9,
      services: 28,
      news: 10,
      newsCategories: 3,
      materials: 7,
      materialCategories: 3,
      reviews: 14,
      gallery: 12,
      cabinets: 2,
    })
    expect(new Set(demoDent.services?.map(({ group }) => group.ru)).size).toBe(6)
  })

  it('shows the list of its materials, and drops the leaflet that nobody has chosen', () => {
    expect(reachedBy(demoDent)).toContain('/materials')
    expect(demoDent.menu?.filter((item) => item.relationType === 2 && !item.relationCode)).toHaveLength(1)
  })

  it('tells in its news something of a readable length in each language', () => {
    for (const { slug, content } of demoDent.news ?? []) {
      for (const locale of locales) {
        const length = (content?.[locale] ?? '').replace(/<[^>]*>/g, ' ').split(/\s+/).length
        expect(length, `${slug} ${locale}`).toBeGreaterThanOrEqual(120)
        expect(length, `${slug} ${locale}`).toBeLessThanOrEqual(350)
      }
    }
  })
})

describe.each([
  ['demo-hospital', demoHospital],
  ['demo-practice', demoPractice],
  ['demo-polyclinic', demoPolyclinic],
] as const)('%s', (_, company) => {
  const { specialists = [], services = [], news = [], materials = [], reviews = [], gallery = [] } = company

  it('has enough of each thing for every page of its site', () => {
    expect(specialists.length).toBeGreaterThanOrEqual(6)
    expect(services.length).toBeGreaterThanOrEqual(20)
    expect(news.length).toBeGreaterThanOrEqual(8)
    expect(materials.length).toBeGreaterThanOrEqual(6)
    expect(new Set(gallery.map(({ image }) => image.src)).size).toBeGreaterThanOrEqual(12)
    for (const articles of [news, materials])
      expect(new Set(articles.map(({ category }) => category)).size).toBeGreaterThan(1)
    expect(news.filter(({ redirect }) => redirect)).toHaveLength(1)
  })

  it('says when each doctor sees patients, inside the hours of the cabinet', () => {
    const cabinets = new Map(company.cabinets?.map(({ code, hours }) => [code, hours?.week]))
    for (const { slug, schedule = [] } of specialists) {
      expect(schedule.length, slug).toBeGreaterThan(0)
      for (const { cabinet, hours } of schedule)
        for (const { day, intervals } of hours.week) {
          const open = cabinets.get(cabinet)?.find((one) => one.day === day)?.intervals ?? []
          for (const { from, to } of intervals) {
            expect(
              open.some((one) => one.from <= from && from < one.to),
              `${slug} ${day} ${from}`,
            ).toBe(true)
            expect(
              open.some((one) => one.from < to && to <= one.to),
              `${slug} ${day} ${to}`,
            ).toBe(true)
          }
        }
    }
  })

  it('answers every poor review', () => {
    expect(reviews.some(({ rating }) => rating < 4)).toBe(true)
    expect(reviews.filter(({ rating, answer }) => rating < 4 && !answer)).toEqual([])
  })

  it('names groups of its price list that there are', () => {
    const groups = new Set(services.map(({ group }) => group.ru))
    const asked = [...objects(company.pages, '')].flatMap(({ value }) =>
      value.type === 'services' && isRecord(value.props) && value.props.group ? [value.props.group] : [],
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((group) => !groups.has(String(group)))).toEqual([])
  })
})

describe('demo-polyclinic', () => {
  const items = (menu: SeedCompany['menu'] = []): NonNullable<SeedCompany['menu']> =>
    menu.flatMap((item) => [item, ...items(item.items)])

  it('has as much of each thing as its site is made for', () => {
    const { specialists = [], services = [], news = [], materials = [], reviews = [] } = demoPolyclinic
    expect(specialists).toHaveLength(12)
    expect(services).toHaveLength(40)
    expect(news).toHaveLength(10)
    expect(materials).toHaveLength(8)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]))
    expect(reviews.filter(({ rating, answer }) => rating < 4 && !answer)).toEqual([])
    expect(demoPolyclinic.gallery).toHaveLength(16)
  })

  it('has every type of menu entry, and leads to every page that it has stored', () => {
    expect(new Set(items(demoPolyclinic.menu).map(({ type }) => type))).toEqual(
      new Set(Array.from({ length: 13 }, (_, i) => i + 1)),
    )
    const pages = Object.keys(demoPolyclinic.pages ?? {}).filter((slug) => slug !== '')
    expect(reachedBy(demoPolyclinic)).toEqual(expect.arrayContaining(pages.map((slug) => `/${slug}`)))
  })

  it('leads to the pages of the Russian aliases, and to no entry that the rules take out', () => {
    const reached = reachedBy(demoPolyclinic)
    expect(reached).toEqual(
      expect.arrayContaining([
        '/osms',
        '/gobmp',
        '/state-symbols',
        '/medical-director',
        `/materials/${demoPolyclinic.materials?.[0]?.slug}`,
      ]),
    )
    for (const gone of ['/vakansii', '/dnevnoy-statsionar', '/']) expect(reached).not.toContain(gone)
  })

  it('has a page of three levels below one entry of its menu', () => {
    const depth = (menu: SeedCompany['menu'] = []): number =>
      Math.max(0, ...menu.map((item) => 1 + depth(item.items)))
    expect(depth(demoPolyclinic.menu)).toBe(3)
  })

  it('sends the visitor of one piece of news to another page of its site', () => {
    const [moved, ...others] = demoPolyclinic.news?.filter(({ redirect }) => redirect) ?? []
    expect(others).toEqual([])
    expect(moved?.redirect).toBe('/l/demo-polyclinic/appointment')
  })
})
