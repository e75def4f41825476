import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { locales, localizePath } from '../../locales/locale.ts'
import { suffixes } from '../../schemas/api/localized-names.ts'
import { otherLocales } from '../../schemas/core/localized-shape.ts'
import { respond } from '../respond.ts'
import { jsonLdProblems } from '../test/json-ld-problems.ts'

const company = readFixture('company') as Record<string, unknown>
const faults: string[] = []

async function open(path: string, answers: Record<string, unknown> = {}) {
  const outcome = await respond(path, {
    openSource: fixtureApi({ ...fixtures(), ...answers }).openSource,
    origin: 'https://clinic.test',
    now: () => new Date('2026-12-01T06:00:00Z'),
    report: ({ request, code }) => request === 'json-ld' && faults.push(code),
    onError: (error) => {
      throw error
    },
  })
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return outcome.page
}
type Thing = Record<string, unknown>
const graphOf = async (...given: Parameters<typeof open>) => {
  const { jsonLd } = (await open(...given)).head
  expect(jsonLd?.['@context']).toBe('https://schema.org')
  expect(jsonLdProblems(jsonLd)).toEqual([])
  return jsonLd?.['@graph'] as Thing[]
}
const find = (graph: Thing[], type: string) => graph.find((thing) => thing['@type'] === type)

const localizedName = new RegExp(`^(.+)(?:${otherLocales.map((locale) => suffixes[locale]).join('|')})$`)

const inAllLanguages = (answer: unknown) => {
  const raw = answer as Thing
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const [, bare = ''] = localizedName.exec(name) ?? []
      return [name, value ?? raw[bare] ?? value]
    }),
  )
}

describe('the data of a clinic’s home page (F28)', () => {
  it.each(locales)('says in %s what it is called, where it is and when it is open', async (locale) => {
    const title = Object.fromEntries(locales.map((language) => [language, 'Таң-Дент']))
    const site = { COMPANY_CODE: '1001', PAGES: { '': { title, blocks: [] } } }
    const graph = await graphOf(localizePath('/l/tan-dent', locale), { 'landing-site': site })
    const home = `https://clinic.test${localizePath('/l/tan-dent', locale)}`
    const names = { ru: 'Таң-Дент', kk: 'Таң-Дент', uz: 'Tang-Dent', en: 'Tan-Dent' }
    const streets = { ru: 'ул. Абая, 10', kk: 'Абай көшесі, 10', uz: 'ул. Абая, 10', en: '10 Abay St' }
    expect(find(graph, 'WebSite')).toMatchObject({
      name: names[locale],
      publisher: { '@id': `${home}#clinic` },
    })
    expect(find(graph, 'Dentist')).toMatchObject({
      '@id': `${home}#clinic`,
      name: names[locale],
      url: home,
      telephone: '+77272345678',
      address: { streetAddress: streets[locale], addressCountry: 'KZ' },
      geo: { latitude: 43.241, longitude: 76.927 },
      logo: 'https://clinic.test/images/demo/tan-logo/320',
    })
    expect(find(graph, 'BreadcrumbList')).toBeUndefined()
  })

  it('joins days with the same hours, and closes the exceptions from today on', async () => {
    const clinic = find(await graphOf('/l/tan-dent'), 'Dentist')
    const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    expect(clinic?.openingHoursSpecification).toEqual([
      expect.objectContaining({ dayOfWeek: workdays, opens: '09:00', closes: '13:00' }),
      expect.objectContaining({ dayOfWeek: workdays, opens: '14:00', closes: '19:00' }),
      expect.objectContaining({ dayOfWeek: 'Saturday', opens: '10:00', closes: '15:00' }),
    ])
    expect(clinic?.specialOpeningHoursSpecification).toMatchObject({
      validFrom: '2026-12-16',
      validThrough: '2026-12-16',
      opens: '00:00',
      closes: '00:00',
    })
  })

  it('ends a day around the clock with its last minute', async () => {
    const HOURS = { WEEK: [{ DAY: 1, INTERVALS: [['00:00', '24:00']] }] }
    const clinic = find(await graphOf('/l/tan-dent', { company: { ...company, HOURS } }), 'Dentist')
    expect(clinic?.openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' })
  })

  it('never has a rating, whatever the backend says', async () => {
    expect(JSON.stringify(await graphOf('/l/tan-dent'))).not.toMatch(/rating|review/i)
  })

  it.each([
    ['clinic', 'Медицинский центр', 'MedicalClinic'],
    ['clinic', 'Детская стоматология', 'Dentist'],
    ['clinic', 'Больница', 'Hospital'],
    ['doctor', 'Кабинет врача', 'Physician'],
    ['other', 'Аптека', 'Pharmacy'],
    ['organization', 'Ассоциация', 'MedicalBusiness'],
  ])('calls a %s of the category «%s» a %s', async (KIND, CATEGORY, type) => {
    const answers = { company: { ...company, KIND, CATEGORY } }
    const { jsonLd } = (await open('/l/tan-dent', answers)).head
    expect(find(jsonLd?.['@graph'] as Thing[], type)).toMatchObject({ name: 'Таң-Дент' })
  })

  it('says of a clinic with nothing but a name its name alone', async () => {
    const bare = { COMPANY_CODE: '1001', SLUG: 'tan-dent', COMPANY_NAME: 'Таң', KIND: 'clinic' }
    const { jsonLd } = (
      await open('/l/tan-dent', { company: bare, cabinets: { data: [] }, services: { data: [] } })
    ).head
    const url = 'https://clinic.test/l/tan-dent'
    expect(find(jsonLd?.['@graph'] as Thing[], 'MedicalClinic')).toEqual({
      '@type': 'MedicalClinic',
      '@id': `${url}#clinic`,
      name: 'Таң',
      url,
    })
  })

  it('is sound whatever fields of a company are broken', async () => {
    const broken = fc.dictionary(
      fc.constantFrom(...Object.keys(company).filter((name) => !['COMPANY_CODE', 'SLUG'].includes(name))),
      fc.oneof(
        fc.string(),
        fc.constant(null),
        fc.double(),
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        fc.object(),
      ),
    )
    await fc.assert(
      fc.asyncProperty(broken, async (fields) => {
        const named = { ...company, ...fields, COMPANY_NAME: 'Таң' }
        const { jsonLd } = (await open('/l/tan-dent', { company: named })).head
        const problems = jsonLdProblems(jsonLd).filter((problem) => !problem.endsWith('without address'))
        expect(problems).toEqual([])
      }),
      { numRuns: 60 },
    )
    expect(faults).toEqual([])
  })
})

describe('the data of inner pages (F28)', () => {
  const news = inAllLanguages(readFixture('news-item'))
  const material = readFixture('material')
  const specialist = inAllLanguages(readFixture('specialist'))

  it.each(locales)('says in %s what a news item is, and the way to it', async (locale) => {
    const path = localizePath('/l/tan-dent/news/clinic/new-scanner', locale)
    const graph = await graphOf(path, { 'news-item': news })
    expect(find(graph, 'NewsArticle')).toMatchObject({
      headline: locale === 'en' ? 'News 1' : 'Новый сканер',
      inLanguage: locale,
      datePublished: '2026-11-11T05:00:00.000Z',
      image: 'https://clinic.test/images/demo/news-1/1280',
      author: { '@type': 'Person', name: 'Пресс-служба' },
      publisher: { '@type': 'Dentist', logo: 'https://clinic.test/images/demo/tan-logo/320' },
      mainEntityOfPage: `https://clinic.test${path}`,
    })
    const crumbs = find(graph, 'BreadcrumbList')?.itemListElement as Thing[]
    expect(crumbs[0]).toMatchObject({
      position: 1,
      item: `https://clinic.test${localizePath('/l/tan-dent', locale)}`,
    })
    expect(crumbs.at(-1)).toMatchObject({ position: crumbs.length, item: `https://clinic.test${path}` })
  })

  it('says of a material when it was changed, not when it was published', async () => {
    const graph = await graphOf('/l/tan-dent/materials/vaccination', { material })
    expect(find(graph, 'Article')).toMatchObject({
      headline: expect.any(String),
      dateModified: expect.any(String),
    })
    expect(find(graph, 'Article')).not.toHaveProperty('datePublished')
  })

  it.each(locales)('says in %s who a doctor is and where (R79)', async (locale) => {
    const path = localizePath('/l/tan-dent/specialists/saparova', locale)
    const graph = await graphOf(path, { specialist })
    expect(find(graph, 'Physician')).toMatchObject({
      url: `https://clinic.test${path}`,
      medicalSpecialty: 'https://schema.org/Dentistry',
      memberOf: { '@type': 'Dentist', '@id': expect.stringContaining('/l/tan-dent#clinic') },
      address: { addressCountry: 'KZ' },
    })
  })

  it('names no speciality that schema.org has no value for', async () => {
    const SPECIALITIES = [{ SLUG: 'x', NAME: 'Рефлексотерапевт' }]
    const graph = await graphOf('/l/tan-dent/specialists/saparova', {
      specialist: { ...specialist, SPECIALITIES },
    })
    expect(find(graph, 'Physician')).not.toHaveProperty('medicalSpecialty')
  })

  it('lists the branches of a clinic that has more than one, with their hours, beside its contacts', async () => {
    const { data } = readFixture('cabinets') as { data: Thing[] }
    const [cabinet = {}] = data
    const HOURS = { WEEK: [], EXCEPTIONS: [{ DATE: '2026-12-31', INTERVALS: [['10:00', '14:00']] }] }
    const second = { ...cabinet, COMPANY_CABINET_CODE: 'c9', NAME: 'Второй', HOURS }
    const cabinets = { data: [cabinet, second] }
    const clinic = find(await graphOf('/l/tan-dent/contacts', { cabinets }), 'Dentist')
    const departments = clinic?.department as Thing[]
    expect(departments.map(({ name }) => name)).toEqual(['Главный', 'Второй'])
    expect(departments[0]).toHaveProperty('openingHoursSpecification')
    expect(departments[1]?.specialOpeningHoursSpecification).toMatchObject({
      validFrom: '2026-12-31',
      opens: '10:00',
      closes: '14:00',
    })
  })
})

describe('prices and specialities of a clinic (F28)', () => {
  const services = {
    data: [
      { SERVICE_CODE: '1', NAME: 'Осмотр', GROUP: 'Приём', PRICE: 5000, PRICE_REPEAT: 3000, CURRENCY: 'KZT' },
      { SERVICE_CODE: '2', NAME: 'Пломба', GROUP: 'Приём', PRICE: 9000, PRICE_TO: 20_000, CURRENCY: 'KZT' },
      { SERVICE_CODE: '3', NAME: 'Консилиум', GROUP: 'Приём', CURRENCY: 'KZT' },
    ],
  }
  const blocks = [{ id: 'a', type: 'services', v: 1, props: {} }]
  const site = { COMPANY_CODE: '1001', PAGES: { '': { title: { ru: 'Таң-Дент' }, blocks } } }

  it('are offers in its currency of the first visit, one or from the least to the most, without those that nobody knows', async () => {
    const clinic = find(await graphOf('/l/tan-dent', { 'landing-site': site, services }), 'Dentist')
    const offer = (name: string, price: object) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      ...price,
    })
    expect(clinic?.makesOffer).toEqual([
      offer('Осмотр', { price: 5000, priceCurrency: 'KZT' }),
      offer('Пломба', {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 9000,
          maxPrice: 20_000,
          priceCurrency: 'KZT',
        },
      }),
    ])
  })

  it('are that of a promotion where it holds everywhere, with its last day', async () => {
    const promoted = (SPECIALISTS: string[] | null) => ({
      data: [
        {
          ...{ PROMOTION_CODE: '1', TITLE: 'Осмотр зимой', FROM: '2026-11-01', TO: '2026-12-10' },
          SERVICES: [
            {
              ...{ SERVICE_CODE: '1', NAME: 'Осмотр', PRICE_BEFORE: 5000, PRICE_NOW: 4000, CURRENCY: 'KZT' },
              PLACES: [{ COMPANY_CABINET_CODE: null, SPECIALISTS, EXCEPT: [] }],
            },
          ],
        },
      ],
    })
    const offerOf = async (promotions: object) => {
      const answers = { 'landing-site': site, services, promotions }
      const [first] = (find(await graphOf('/l/tan-dent', answers), 'Dentist')?.makesOffer ?? []) as Thing[]
      return first
    }
    expect(await offerOf(promoted(null))).toMatchObject({ price: 4000, priceValidUntil: '2026-12-10' })
    expect(await offerOf(promoted(['d1']))).toMatchObject({ price: 5000 })
  })

  it('are one offer a group where the list is long, from the least to the most', async () => {
    const long = Array.from({ length: 13 }, (_, index) => ({
      SERVICE_CODE: String(index),
      NAME: `Услуга ${index}`,
      GROUP: index < 12 ? 'Приём' : 'Консилиум',
      ...(index < 12 && { PRICE: 1000 * (index + 1) }),
      CURRENCY: 'KZT',
    }))
    const clinic = find(
      await graphOf('/l/tan-dent', { 'landing-site': site, services: { data: long } }),
      'Dentist',
    )
    expect(clinic?.makesOffer).toEqual({
      '@type': 'AggregateOffer',
      name: 'Приём',
      lowPrice: 1000,
      highPrice: 12_000,
      priceCurrency: 'KZT',
      offerCount: 12,
    })
  })

  it('are named where schema.org has a value for them, of what may have one', async () => {
    expect(find(await graphOf('/l/tan-dent'), 'Dentist')?.medicalSpecialty).toContain(
      'https://schema.org/Dentistry',
    )
    const other = { company: { ...company, KIND: 'organization', CATEGORY: 'Ассоциация' } }
    const { jsonLd } = (await open('/l/tan-dent', other)).head
    const business = find(jsonLd?.['@graph'] as Thing[], 'MedicalBusiness')
    expect(business).not.toHaveProperty('medicalSpecialty')
  })
})

describe('the questions of a page', () => {
  const item = (text: string) => ({
    question: { ru: `${text}?` },
    answer: { ru: [{ _type: 'block', style: 'normal', children: [{ _type: 'span', text }], markDefs: [] }] },
  })
  const faq = (id: string, forSearch: boolean) => ({
    id,
    type: 'faq',
    v: 1,
    props: { title: { ru: 'Вопросы' }, items: [item(id)], forSearch },
  })
  const withBlocks = (blocks: unknown[]) => ({
    'landing-site': { COMPANY_CODE: '1001', PAGES: { '': { title: { ru: 'Таң-Дент' }, blocks } } },
  })

  it('are for search engines where their block says so', async () => {
    const graph = await graphOf('/l/tan-dent', withBlocks([faq('a', true), faq('b', false)]))
    expect(find(graph, 'FAQPage')?.mainEntity).toEqual({
      '@type': 'Question',
      name: 'a?',
      acceptedAnswer: { '@type': 'Answer', text: 'a' },
    })
    expect(find(await graphOf('/l/tan-dent', withBlocks([faq('b', false)])), 'FAQPage')).toBeUndefined()
  })

  it('are also those of patients that the clinic has answered (R81)', async () => {
    const graph = await graphOf('/l/tan-dent/ask-question')
    expect(find(graph, 'FAQPage')?.mainEntity).toEqual({
      '@type': 'Question',
      name: 'Можно ли приходить на чистку, если вчера болело горло?',
      acceptedAnswer: { '@type': 'Answer', text: 'Да, если температуры нет.' },
    })
  })
})

describe('the data of the product’s pages', () => {
  it('says on its home page whose site it is', async () => {
    const graph = await graphOf('/')
    expect(find(graph, 'WebSite')).toMatchObject({
      name: 'Shipa',
      url: 'https://clinic.test',
      publisher: { '@type': 'Organization', name: 'Shipa' },
    })
  })

  it('is not on a page that search engines do not list', async () => {
    expect((await open('/nowhere')).head).not.toHaveProperty('jsonLd')
    expect((await open('/l/tan-dent/gallery', { gallery: { data: [] } })).head).not.toHaveProperty('jsonLd')
    expect((await open('/kk/l/tan-dent/news/clinic/new-scanner')).head).not.toHaveProperty('jsonLd')
  })
})
