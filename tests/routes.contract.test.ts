import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { realPathAt } from '../backend/redirects/real-path.ts'
import { demoSeed } from '../demo/index.ts'
import { demoDocuments } from '../demo/people/documents.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { documentPath } from '../schemas/formats/document-code.ts'
import { slugify } from '../schemas/formats/slug.ts'
import type { Page } from '../schemas/page/page.ts'
import { productPaths } from '../schemas/page/product-paths.ts'
import { moduleNames } from '../schemas/widgets/module-messages.ts'
import type { Outcome } from '../site/core/outcome.ts'
import { routes } from '../site/routes/routes.ts'
import { jsonLdProblems } from '../site/test/json-ld-problems.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

const news = demoSeed.companies[0]?.news[0]
const doctor = demoSeed.companies[0]?.specialists[0]
const material = demoSeed.companies[0]?.materials[0]
const service = slugify(demoSeed.companies[0]?.services[0]?.name.ru ?? '')

/** An address of every route on the demo clinic. */
const samples: Record<string, string> = {
  ...Object.fromEntries(Object.values(productPaths).map((path) => [path, path])),
  '/search': '/search',
  '/report': '/report?page=/l/demo-dent',
  '/dv': '/dv',
  '/-organizations/hub': '/-organizations/hub',
  '/-organizations/news': '/-organizations/news',
  '/-organizations/hub/:organization': '/-organizations/hub/demo-polyclinic',
  '/-organizations/hub/:organization/news': '/-organizations/hub/demo-polyclinic/news',
  '/-organizations/hub/:organization/reviews': '/-organizations/hub/demo-polyclinic/reviews',
  '/dv/:lang/:code': documentPath('ru', demoDocuments[0]?.code ?? ''),
  '/page/:slug': '/page/credits',
  '/page/view/p/:slug': '/page/view/p/credits',
  '/auth/signin': '/auth/signin',
  '/auth/confirm-email': '/auth/confirm-email',
  '/auth/password-expired': '/auth/password-expired',
  '/auth/password-restore': '/auth/password-restore',
  '/auth/second-factor': '/auth/second-factor',
  '/companies/other': '/companies/other',
  '/companies/clinics': '/companies/clinics',
  '/companies/doctors': '/companies/doctors',
  '/doctor-appointment': '/doctor-appointment',
  '/appointment/manage': '/appointment/manage',
  '/appointment/waiting': '/appointment/waiting',
  '/companies/appointment/:company': '/companies/appointment/demo-dent',
  '/companies/reviews': '/companies/reviews',
  '/companies/news': '/companies/news',
  '/companies/cities': '/companies/cities',
  '/companies/compare/clinics': '/companies/compare/clinics',
  '/companies/compare/doctors': '/companies/compare/doctors',
  '/companies/services': '/companies/services',
  '/companies/services/:service': `/companies/services/${service}`,
  '/companies/services/:service/:location': `/companies/services/${service}/almaty`,
  '/companies/reviews/location/:location': '/companies/reviews/location/almaty',
  '/companies/news/location/:location': '/companies/news/location/almaty',
  '/companies/clinics/location/:location': '/companies/clinics/location/almaty',
  '/companies/doctors/location/:location': '/companies/doctors/location/almaty',
  '/companies/other/location/:location': '/companies/other/location/almaty',
  '/companies/clinics/location/:location/:speciality': '/companies/clinics/location/almaty/dentist',
  '/companies/doctors/location/:location/:speciality': '/companies/doctors/location/almaty/dentist',
  ...Object.fromEntries(moduleNames.map((name) => [`/modules/${name}`, `/modules/${name}?company=1001`])),
  '/l/:company': '/l/demo-dent',
  '/l/:company/about': '/l/demo-dent/about',
  '/l/:company/gallery': '/l/demo-dent/gallery',
  '/l/:company/reviews': '/l/demo-dent/reviews',
  '/l/:company/contacts': '/l/demo-dent/contacts',
  '/l/:company/:all': '/l/demo-hospital/cardiology',
  '/l/:company/news': '/l/demo-dent/news',
  '/l/:company/news/:category': `/l/demo-dent/news/${news?.category}`,
  '/l/:company/news/:category/:details': `/l/demo-dent/news/${news?.category}/${news?.slug}`,
  '/statistics': '/statistics',
  '/news': '/news',
  '/news/:category': `/news/${news?.category}`,
  '/news/:category/:details': `/news/${news?.category}/${news?.slug}`,
  '/materials': '/materials',
  '/materials/:category': `/materials/${material?.category}`,
  '/materials/:category/:details': `/materials/${material?.category}/${material?.slug}`,
  '/l/:company/appointment': '/l/demo-dent/appointment',
  '/l/:company/specialists': '/l/demo-dent/specialists',
  '/l/:company/specialists/:specialist': `/l/demo-dent/specialists/${doctor?.slug}`,
  '/l/:company/specialists/:specialist/reviews': `/l/demo-dent/specialists/${doctor?.slug}/reviews`,
  '/l/:company/ask-question': '/l/demo-dent/ask-question',
  '/link/uq': '/link/uq',
  '/link/case': '/link/case',
  '/link/card': '/link/card',
  '/online-consultations': '/online-consultations',
  '/online-consultations/own': '/online-consultations/own',
  '/l/:company/materials': '/l/demo-dent/materials',
  '/l/:company/materials/category/:category': `/l/demo-dent/materials/category/${material?.category}`,
  '/l/:company/materials/:details': `/l/demo-dent/materials/${material?.slug}`,
  '/l/:company/osms': '/l/demo-polyclinic/osms',
  '/l/:company/gobmp': '/l/demo-polyclinic/gobmp',
  '/l/:company/state-symbols': '/l/demo-polyclinic/state-symbols',
  '/l/:company/medical-director': '/l/demo-polyclinic/medical-director',
  '/companies/doctors/:company': `/companies/doctors/${doctor?.slug}`,
  '/companies/doctors/:company/clinics': `/companies/doctors/${doctor?.slug}/clinics`,
  '/companies/doctors/:company/reviews': `/companies/doctors/${doctor?.slug}/reviews`,
  '/companies/other/:company': '/companies/other/europharma-astana',
  '/companies/other/:company/news': '/companies/other/europharma-astana/news',
  '/companies/other/:company/reviews': '/companies/other/europharma-astana/reviews',
  '/companies/clinics/:company': '/companies/clinics/demo-dent',
  '/companies/clinics/:company/news': '/companies/clinics/demo-dent/news',
  '/companies/clinics/:company/doctors': '/companies/clinics/demo-dent/doctors',
  '/companies/clinics/:company/gallery': '/companies/clinics/demo-dent/gallery',
  '/companies/clinics/:company/reviews': '/companies/clinics/demo-dent/reviews',
  '/companies/clinics/:company/services': '/companies/clinics/demo-dent/services',
}
/** Routes that only redirect. */
const leading = ['/appointment', '/l', '/s/:link', '/l/:company/s/:link']
/**
 * Routes that the demo content has no page for: it has less than 13 news and materials (`materials.contract.test.ts` has more), less
 * than 21 reviews, and no long list of the directory (`directory.contract.test.ts` has).
 */
const withoutSample = [
  // Their clinic is in their query: below.
  '/link/pq',
  '/link/pr',
  '/link/case/:kind',
  ...routes.flatMap(({ path }) =>
    /^\/(?:companies|-organizations)\/.*\/page\/:page$/.test(path) ? [path] : [],
  ),
  '/l/:company/reviews/page/:page',
  '/l/:company/specialists/:specialist/reviews/page/:page',
  '/news/page/:page',
  '/news/:category/page/:page',
  '/materials/page/:page',
  '/materials/:category/page/:page',
  '/l/:company/news/page/:page',
  '/l/:company/materials/page/:page',
  '/l/:company/materials/category/:category/page/:page',
  '/l/:company/news/:category/page/:page',
  '/companies/doctors/:company/reviews/page/:page',
  '/companies/other/:company/news/page/:page',
  '/companies/other/:company/reviews/page/:page',
  '/companies/clinics/:company/news/page/:page',
  '/companies/clinics/:company/doctors/page/:page',
  '/companies/clinics/:company/reviews/page/:page',
]

const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

const open = (address: string) => {
  const [path = '', query] = address.split('?')
  return site.open(path, query === undefined ? undefined : new URLSearchParams(query))
}

test('has an address for every route', () => {
  expect(
    routes
      .map(({ path }) => path)
      .filter((path) => !samples[path] && !withoutSample.includes(path) && !leading.includes(path)),
  ).toEqual([])
})

/** Routes composed of several tables: an administrator may redirect their addresses. */
const movable =
  /^\/modules\/|^\/companies\/services\/:|:category$|^\/l\/:company\/specialists\/:specialist\/reviews$/

test('no redirect of an administrator hides the address of a route (B-18)', async () => {
  const hidden: string[] = []
  for (const [route, path] of [...Object.entries(samples), ...leading.map((one) => [one, one] as const)])
    if (!movable.test(route) && !(await realPathAt(site.db.orm, path.replace(/\?.*/, '')))) hidden.push(path)
  expect(hidden).toEqual([])
})

test('a list with nothing in it is a page, and not for search engines', async () => {
  for (const list of ['news', 'doctors', 'reviews', 'services', 'gallery']) {
    const outcome = await open(`/companies/clinics/gorodskaya-poliklinika-2/${list}`)
    expect(outcome, list).toMatchObject({ page: { status: 200, head: { robots: 'noindex' } } })
  }
  for (const list of ['news', 'specialists', 'reviews', 'gallery']) {
    const outcome = await open(`/l/demo-dent/${list}`)
    expect(outcome.kind === 'page' && outcome.page.head, list).not.toHaveProperty('robots')
  }
})

test.each(
  Object.entries(samples).flatMap(([route, path]) =>
    locales.map((locale) => ({ route, locale, path: localizePath(path, locale) })),
  ),
)('$route answers in $locale without a fault', async ({ path, locale }) => {
  const outcome = await open(path)
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  const { page } = outcome
  expect(page).toMatchObject({ status: 200, locale, path: path.split('?')[0] })
  expect([...page.blocks, ...page.sidebar].filter((block) => block.fault)).toEqual([])
  const thrown: unknown[] = []
  const html = renderDocument(page, {
    assets,
    report: (_, error) => thrown.push(error),
  }).toString()
  expect(thrown).toEqual([])
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(site.faults).toEqual([])
})

test.each(
  locales.flatMap((locale) => [
    { locale, path: '/link/pr', form: 'review-form' },
    { locale, path: '/link/pq', form: 'ask-question' },
    { locale, path: '/link/case/document-request', form: 'case-form' },
  ]),
)(
  '$path has the form for the clinic and nothing else, in $locale (R22, R23, R126)',
  async ({ locale, path, form }) => {
    const at = (company: string) => site.open(localizePath(path, locale), new URLSearchParams({ company }))
    for (const company of ['1001', 'demo-dent']) {
      const outcome = await at(company)
      if (outcome.kind !== 'page') throw new Error(`it redirects to ${outcome.to}`)
      expect(outcome.page).toMatchObject({ status: 200, layout: 'empty', head: { robots: 'noindex' } })
      expect(outcome.page.blocks.map(({ type }) => type)).toEqual(['page-title', form])
    }
    for (const company of ['', 'none', '../x'])
      expect(await at(company)).toMatchObject({ page: { status: 404 } })
  },
)

test.each([
  ['/l/demo-dent', 200],
  ['https://shipa.example/kk/l/demo-dent/about?x=1#y', 200],
  ['/companies/clinics/demo-dent', 200],
  ['/l/none', 404],
  ['/news/a/none', 404],
  ['/companies/doctors/none', 404],
  ['/l/demo-dent/%252e%252e/x', 404],
])('the form that reports %s answers %i (R125)', async (page, status) => {
  const outcome = await site.open('/report', new URLSearchParams({ page }))
  expect(outcome).toMatchObject({ page: { status } })
})

it('asks again for the code of a document where none was typed, and speaks of a mistake where one was (R2)', async () => {
  const titleOf = async (path: string) => {
    const outcome = await open(path)
    return outcome.kind === 'page' ? [outcome.page.status, outcome.page.head.title] : []
  }
  const [, usual] = await titleOf('/dv')
  expect(await titleOf('/dv?code=&asked=1')).toEqual([422, usual])
  expect(await titleOf('/dv?code=ABCD')).toEqual([422, expect.stringContaining('опечатка')])
})

describe('the page of a link (R13, R24, R28, R127, R131)', () => {
  const pages = [
    '/link/uq',
    '/link/case',
    '/link/card',
    '/appointment/manage',
    '/appointment/waiting',
    '/online-consultations/own',
  ]
  const typesOf = ({ page }: Extract<Outcome, { kind: 'page' }>) => page.blocks.map(({ type }) => type)
  const at = async (path: string) => {
    const outcome = await open(path)
    return outcome.kind === 'page' ? outcome : expect.fail(`${path} redirects to ${outcome.to}`)
  }

  it.each(pages)(
    '%s has a form for a link, and says of a wrong one that it leads to nothing',
    async (path) => {
      const byNumber = path === '/appointment/manage' ? ['find-visit'] : []
      const bare = await at(path)
      expect([bare.page.status, typesOf(bare)]).toEqual([200, ['page-title', ...byNumber, 'link-form']])
      for (const query of ['code=K7M29QXT&token=abcdefghijklmnop', 'code=%3Cb%3E&token=x']) {
        const wrong = await at(`${path}?${query}`)
        expect([wrong.page.status, typesOf(wrong)]).toEqual([404, ['page-title', 'link-form', ...byNumber]])
        expect(wrong.page.head.title).not.toBe(bare.page.head.title)
        expect(wrong.page.blocks[1]?.props).toMatchObject({ fault: 'missing' })
      }
      const empty = await at(`${path}?asked=1`)
      expect([empty.page.status, empty.page.blocks[1]?.props]).toMatchObject([422, { fault: 'halved' }])
      const half = await at(`${path}?code=K7M29QXT`)
      expect([half.page.status, half.page.blocks[1]?.props]).toMatchObject([
        422,
        { fault: 'halved', code: 'K7M29QXT' },
      ])
    },
  )

  it.each(pages)('%s takes a whole link that is pasted, of whatever host', async (path) => {
    const pasted = encodeURIComponent('https://shipa.example/kk/appointment?code=K7M2&token=a-b_c')
    expect(await open(`/uz${path}?code=${pasted}`)).toMatchObject({
      kind: 'redirect',
      status: 303,
      to: `/uz${path}?code=K7M2&token=a-b_c`,
    })
  })

  it('has nothing around it where a question is (R24)', async () => {
    for (const query of ['', '?code=K7M29QXT&token=abcdefghijklmnop'])
      expect((await at(`/link/uq${query}`)).page.layout).toBe('empty')
  })
})

describe('a widget in which something is done (R35, R36)', () => {
  const widget = async (query: string) => {
    const outcome = await open(`/modules/${query}`)
    return outcome.kind === 'page' ? outcome.page : expect.fail(`it redirects to ${outcome.to}`)
  }
  const dataOf = (page: Page) => page.blocks.find(({ type }) => type === 'appointment')?.data

  it('has the choice of a time, with what its address asks for', async () => {
    const page = await widget(`appointment?company=1001&doctor=${doctor?.code}`)
    expect(dataOf(page)).toMatchObject({ slots: { company: '1001', doctor: doctor?.code } })
  })

  it('has the form of a request where a clinic has no schedule', async () => {
    expect(dataOf(await widget('appointment?company=demo-journal'))).toMatchObject({
      request: { company: '1007' },
    })
  })

  it.each([
    'appointment?company=1001',
    'appointment?company=demo-journal',
    'question?company=1001',
    'review?company=1001',
  ])('%s sends its forms in its frame', async (query) => {
    const html = renderDocument(await widget(query), { assets, report: () => {} }).toString()
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('target="_self"')
  })
})

test.each(['/l', '/l/nobody', '/kk/l/nobody/news/99', '/uz/l'])(
  'leads from %s to the list of clinics (B-8)',
  async (path) => {
    const [, locale = ''] = /^(\/(?:kk|uz))?/.exec(path) ?? []
    expect(await open(path)).toEqual({ kind: 'redirect', status: 302, to: `${locale}/companies/clinics` })
  },
)

test('names what a page read, for exact invalidation', async () => {
  const outcome = await open('/l/demo-dent/news')
  expect(outcome.kind === 'page' && outcome.page.tags).toEqual(
    expect.arrayContaining(['company:1001', 'menu:1001', 'news:1001']),
  )
})

test('says when a page with opening hours would differ', async () => {
  const outcome = await open('/l/demo-dent')
  const validUntil = outcome.kind === 'page' ? outcome.page.validUntil : undefined
  expect(Date.parse(validUntil ?? '')).toBeGreaterThan(Date.now())
})

test.each([
  ['/l/demo-dent/news/page/1', '/l/demo-dent/news'],
  [`/kk/l/demo-dent/news/${news?.category}/page/1`, `/kk/l/demo-dent/news/${news?.category}`],
  ['/l/1001', '/l/demo-dent'],
  ['/uz/companies/clinics/1001/doctors', '/uz/companies/clinics/demo-dent/doctors'],
  ['/companies/clinics/demo-dent/reviews/page/1', '/companies/clinics/demo-dent/reviews'],
  ['/uz/l/1001/about', '/uz/l/demo-dent/about'],
  ['/l/1001/%D0%B0', '/l/demo-dent/%D0%B0'],
  [`/kk/l/demo-dent/news/other/${news?.slug}`, `/kk/l/demo-dent/news/${news?.category}/${news?.slug}`],
  ['/l/demo-dent/%61bout', '/l/demo-dent/about'],
])('moves %s to %s', async (from, to) => {
  expect(await open(from)).toEqual({ kind: 'redirect', status: 301, to })
})

/** Head of the page at a path, in each language. */
async function heads(path: string) {
  const opened = await Promise.all(
    locales.map(async (locale) => [locale, await open(localizePath(path, locale))] as const),
  )
  return Object.fromEntries(
    opened.map(([locale, outcome]) => {
      if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
      return [locale, outcome.page.head]
    }),
  )
}

test('names the same languages on every version, each canonical to itself (B-20)', async () => {
  const { ru, ...others } = await heads('/l/demo-dent/about')
  expect(ru?.alternates.map(({ hreflang }) => hreflang)).toEqual([...locales, 'x-default'])
  for (const head of Object.values(others)) expect(head.alternates).toEqual(ru?.alternates)
  for (const { canonical, alternates } of Object.values(others))
    expect(alternates.map(({ href }) => href)).toContain(canonical)
})

test('a language without content is no version of its own: its address is the Russian one', async () => {
  const { ru, kk, uz } = await heads('/l/demo-family')
  expect(uz?.canonical).toBe('https://shipa.example/l/demo-family')
  expect(kk?.canonical).toBe('https://shipa.example/kk/l/demo-family')
  expect(ru?.alternates.map(({ hreflang }) => hreflang)).not.toContain('uz')
  expect(uz?.alternates).toEqual(ru?.alternates)
})

test('a title that fell back to Russian does not name the clinic in two languages', async () => {
  const { ru, kk, uz, en } = await heads('/l/demo-family')
  expect(ru?.title).toBe('Демо-Семья — семейная клиника в\u00a0Шымкенте')
  expect(kk?.title).toBe('Демо-Отбасы — Шымкенттегі отбасылық клиника')
  expect([uz?.title, en?.title]).toEqual(['Demo-Oila', 'Demo-Family'])
})

test('an error page has no other languages', async () => {
  const { ru, kk } = await heads('/l/demo-dent/no-such-page')
  expect(ru?.alternates).toEqual([])
  expect(kk?.canonical).toBe('https://shipa.example/kk/l/demo-dent/no-such-page')
})

test('an encoded question mark stays in the canonical address', async () => {
  const { ru } = await heads('/l/demo-dent/a%3Fb')
  expect(ru?.canonical).toBe('https://shipa.example/l/demo-dent/a%3Fb')
})

test('shows social networks the picture of a news item, and draws one for other pages of a clinic (B-20)', async () => {
  const item = demoSeed.companies[0]?.news.find(({ image }) => image)
  const ofItem = await heads(`/l/demo-dent/news/${item?.category}/${item?.slug}`)
  expect(ofItem.kk?.image).toMatchObject({ src: item?.image?.src, width: item?.image?.width })
  const { ru, kk } = await heads('/l/demo-dent/specialists')
  expect(ru?.image?.src).toMatch(/^\/drawn\/[\w-]{8}\/l\/demo-dent\/specialists\/card\.png$/)
  expect(kk?.image?.src).toMatch(/^\/drawn\/[\w-]{8}\/kk\/l\/demo-dent\/specialists\/card\.png$/)
  expect((await heads('/l/demo-dent')).ru?.drawn?.card?.picture).toBe('/images/demo-dent/hero-2')
})

test.each(Object.values(samples))(
  'what search engines are told of %s keeps the rules of schema.org (F28)',
  async (path) => {
    for (const head of Object.values(await heads(path))) {
      const isListed = !head?.robots && head?.alternates.length === 5
      if (isListed) expect(head?.jsonLd).toHaveProperty('@graph')
      expect(head?.jsonLd ? jsonLdProblems(head.jsonLd) : []).toEqual([])
    }
  },
)

test.each([
  '/l/demo-dent/news/page/99',
  '/l/demo-dent/news/no-such-category',
  `/l/demo-family/news/${news?.category}/${news?.slug}`,
  '/l/demo-dent/specialists/nobody',
  '/l/demo-dent/osms',
  '/page/nothing',
  '/companies/clinics/nobody',
  '/companies/doctors/nobody',
  '/companies/doctors/demo-dent',
  '/companies/clinics/location',
  '/companies/other/demo-dent',
  '/companies/clinics/europharma-astana',
  '/companies/clinics/demo-dent/reviews/page/99',
  '/companies/clinics/demo-dent/news/page/99',
])('has no page at %s', async (path) => {
  const outcome = await open(path)
  expect(outcome).toMatchObject({
    kind: 'page',
    page: { status: 404, layout: 'error', head: { robots: 'noindex' } },
  })
})
