import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../locales/locale.ts'
import { seedDatabase } from './content/seed-database.ts'
import type { Backend } from './create-backend.ts'
import { company, link, linkSlug, service, siteSection } from './database/tables/index.ts'
import type { Database } from './kit/database/database.ts'
import { type Endpoint, isPublic } from './kit/http/endpoint.ts'
import { endpoints } from './registry.ts'
import { call, testBackend } from './test/call.ts'
import { testDatabases } from './test/databases.ts'
import { smallSeed } from './test/small-seed.ts'

/** Endpoints that anybody may read; the others are checked whenever a test calls them (`checksAnswers`). */
const publicEndpoints = endpoints.filter(isPublic)

/** For each endpoint: a request that succeeds, one that gives 404, and the tags of the first. */
const samples: Record<string, { good: string; missing?: string; tags: string }> = {
  'api-front2 /v1/company/{companyCode}': {
    good: '/v1/company/1001',
    missing: '/v1/company/9',
    tags: 'company:1001,reviews:1001',
  },
  'front /v1/company/{organization}': {
    good: '/v1/company/demo-dent',
    missing: '/v1/company/nobody',
    tags: 'company:1001,reviews:1001',
  },
  'front /v1/companies': { good: '/v1/companies', tags: 'companies' },
  'front /v1/companies_by_city': { good: '/v1/companies_by_city', tags: 'companies' },
  'front /v1/listing': {
    good: '/v1/listing?filter[section]=clinics&filter[location]=almaty',
    tags: 'listing:clinics/almaty',
  },
  'front /v1/directory_services': {
    good: '/v1/directory_services',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/service_offers': {
    good: '/v1/service_offers?filter[service]=osmotr&filter[location]=almaty',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/comparison': {
    good: '/v1/comparison?filter[section]=clinics&filter[slugs]=demo-dent,demo-family',
    tags: 'listing:clinics',
  },
  'front /v1/networks': {
    good: '/v1/networks',
    tags: 'networks,companies,listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/network/{organization}': {
    good: '/v1/network/demo-dent',
    missing: '/v1/network/nobody',
    tags: 'networks,companies,listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/listing_cities': {
    good: '/v1/listing_cities?filter[section]=doctors',
    tags: 'listing-cities:doctors',
  },
  'front /v1/listing_specialities': {
    good: '/v1/listing_specialities?filter[location]=almaty',
    tags: 'listing:doctors/almaty',
  },
  'front /v1/doctors_answers': { good: '/v1/doctors_answers', tags: 'questions,listing:doctors' },
  'front /v1/statistics': {
    good: '/v1/statistics',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/reserved_slugs': { good: '/v1/reserved_slugs', tags: 'reserved-slugs' },
  'front /v1/tariffs': { good: '/v1/tariffs', tags: 'tariffs' },
  'front /v1/locations': { good: '/v1/locations', tags: 'companies' },
  'front /v1/landing/menu/{COMPANY_CODE}': {
    good: '/v1/landing/menu/1001',
    missing: '/v1/landing/menu/9',
    tags: 'menu:1001,company:1001,site:1001,specialists:1001,gallery:1001,promotions:1001',
  },
  'front /v1/landing/site/{COMPANY_CODE}': {
    good: '/v1/landing/site/1001',
    missing: '/v1/landing/site/9',
    tags: 'site:1001,site:1001/,site:1001/about',
  },
  'front /v1/news_main_meta': { good: '/v1/news_main_meta', tags: '' },
  'front /v1/news_category': { good: '/v1/news_category?filter[company]=1001&newest=2', tags: 'news:1001' },
  'front /v1/news': { good: '/v1/news?filter[company]=1001', tags: 'news:1001' },
  'api-front2 /v1/news': { good: '/v1/news', tags: 'news' },
  'front /v1/news/{details}': { good: '/v1/news/moved', missing: '/v1/news/none', tags: 'news-item:moved' },
  'front /v1/news_main': { good: '/v1/news_main', tags: 'news' },
  'front /v1/news_category_main': { good: '/v1/news_category_main', tags: 'news' },
  'front /v1/materials_category': {
    good: '/v1/materials_category?category=care&filter[company]=1001&newest=2',
    tags: 'materials:1001',
  },
  'front /v1/materials_page': { good: '/v1/materials_page', tags: '' },
  'front /v1/materials_category_page/{id}': {
    good: '/v1/materials_category_page/care',
    missing: '/v1/materials_category_page/none',
    tags: 'materials',
  },
  'front /v1/materials': { good: '/v1/materials?filter[company]=1001&sort=CATEGORY', tags: 'materials:1001' },
  'front /v1/material_page/{id}': {
    good: '/v1/material_page/moved-material',
    missing: '/v1/material_page/none',
    tags: 'material:moved-material',
  },
  'front /v1/materials_main': { good: '/v1/materials_main', tags: 'materials' },
  'front /v1/custom_page/{slug}': {
    good: '/v1/custom_page/about-us',
    missing: '/v1/custom_page/none',
    tags: 'page:about-us',
  },
  'front /v1/domain/{host}': {
    good: '/v1/domain/dent.example',
    missing: '/v1/domain/none.example',
    tags: 'domains',
  },
  'front /v1/short_link/{slug}': {
    good: '/v1/short_link/zapis',
    missing: '/v1/short_link/nobody',
    tags: 'link:zapis,links:1001',
  },
  'front /v1/redirects': { good: '/v1/redirects', tags: 'redirects,site-redirects' },
  'front /v1/specialists': {
    good: '/v1/specialists?filter[company]=1001',
    tags: 'specialists:1001,first-visits:1001',
  },
  'front /v1/specialist/{COMPANY_CODE}/{specialist}': {
    good: '/v1/specialist/1001/aliya-omarova',
    missing: '/v1/specialist/1001/none',
    tags: 'specialists:1001,first-visits:1001',
  },
  'front /v1/schedules': {
    good: '/v1/schedules?filter[company]=1001',
    tags: 'specialists:1001,cabinets:1001',
  },
  'front /v1/appointment/next': {
    good: '/v1/appointment/next?filter[company]=1001',
    tags: 'next-free:1001,company:1001',
  },
  'front /v1/consulting_companies': {
    good: '/v1/consulting_companies',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/services': { good: '/v1/services?filter[company]=1001', tags: 'services:1001' },
  'front /v1/promotions': {
    good: '/v1/promotions?filter[company]=1001',
    tags: 'promotions:1001,services:1001',
  },
  'front /v1/reviews': {
    good: '/v1/reviews?filter[company]=1001',
    tags: 'reviews:1001,specialists:1001',
  },
  'front /v1/questions': {
    good: '/v1/questions?filter[company]=1001',
    tags: 'questions:1001,specialists:1001',
  },
  'front /v1/comments': {
    good: '/v1/comments?filter[type]=news&filter[code]=news-01',
    tags: 'comments:news/news-01',
  },
  'front /v1/latest_reviews': {
    good: '/v1/latest_reviews?filter[location]=almaty',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/gallery': { good: '/v1/gallery?filter[company]=1001', tags: 'gallery:1001' },
  'front /v1/sitemap_files': {
    good: '/v1/sitemap_files',
    tags: 'listing:clinics,listing:doctors,listing:other,companies,people,news,materials,specialists',
  },
  'front /v1/sitemap_pages': { good: '/v1/sitemap_pages', tags: 'pages' },
  'front /v1/sitemap_lists': {
    good: '/v1/sitemap_lists',
    tags: 'listing:clinics,listing:doctors,listing:other',
  },
  'front /v1/sitemap_companies': { good: '/v1/sitemap_companies', tags: 'companies,site-pages,specialists' },
  'front /v1/sitemap_news': { good: '/v1/sitemap_news', tags: 'news' },
  'front /v1/sitemap_materials': { good: '/v1/sitemap_materials', tags: 'materials' },
  'front /v1/sitemap_specialists': { good: '/v1/sitemap_specialists', tags: 'companies,specialists' },
  'front /v1/search': { good: '/v1/search?q=dent&city=almaty', tags: 'search' },
  'front /v1/search/suggest': { good: '/v1/search/suggest?q=dent', tags: 'search' },
  'front /v1/search/start': { good: '/v1/search/start', tags: 'search-start' },
  'front /v1/shared_section/{id}': {
    good: '/v1/shared_section/00000000-0000-4000-8000-000000000001?filter[company]=1001',
    missing: '/v1/shared_section/00000000-0000-4000-8000-000000000002?filter[company]=1001',
    tags: 'shared-section:00000000-0000-4000-8000-000000000001',
  },
  'front /v1/sitemap_profiles': { good: '/v1/sitemap_profiles', tags: 'companies,people' },
  'front /v1/sitemap_people': { good: '/v1/sitemap_people', tags: 'companies,people' },
  'front /v1/person/{person}': {
    good: '/v1/person/aliya-omarova',
    missing: '/v1/person/nobody',
    tags: 'people,company:1001,specialists:1001,first-visits:1001',
  },
  'front /v1/neighbours/{companyCode}': {
    good: '/v1/neighbours/1001',
    missing: '/v1/neighbours/9',
    tags: 'listing:clinics/almaty',
  },
  'front /v1/cabinets': { good: '/v1/cabinets?filter[company]=1001', tags: 'cabinets:1001' },
}

const nameOf = ({ service, path }: Endpoint) => `${service} ${path}`
const sampleOf = (endpoint: Endpoint) => {
  const sample = samples[nameOf(endpoint)]
  if (!sample) throw new Error(`${nameOf(endpoint)} has no sample in backend/answers.contract.test.ts`)
  return sample
}

describe.each(await testDatabases())('the API on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.insert(siteSection).values({
      id: '00000000-0000-4000-8000-000000000001',
      company: '1001',
      name: 'О клинике',
      isShared: true,
      content: JSON.stringify({ id: 'a', type: 'page-title', v: 1, props: { title: { ru: 'О клинике' } } }),
    })
    await db.orm.insert(link).values({
      company: '1001',
      code: '1',
      target: { kind: 'booking' },
      label: { ru: 'Запись' },
      word: 'zapis',
    })
    await db.orm.insert(linkSlug).values({ slug: 'zapis', company: '1001', link: '1' })
    await db.orm.update(company).set({ parent: '1001' }).where(eq(company.code, '1002'))
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  it.each(publicEndpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    'answers $name in its shape, with its tags, in every language',
    async ({ endpoint }) => {
      const { good, tags } = sampleOf(endpoint)
      for (const locale of locales) {
        const response = await call(backend, `/api/${endpoint.service}/${locale}${good}`)
        const body = await response.json()
        expect(response.status, JSON.stringify(body)).toBe(200)
        expect(endpoint.answer.parse(body)).toEqual(body)
        expect(response.headers.get('cache-tag')).toBe(tags)
        // Shorter where the answer changes by itself before, as lists do at midnight.
        expect(response.headers.get('cache-control')).toMatch(
          endpoint.service === 'front'
            ? /^public, max-age=([1-5]?\d|60), stale-while-revalidate=\d{1,3}$/
            : /^no-store$/,
        )
      }
    },
  )

  it.each(
    publicEndpoints
      .filter((endpoint) => endpoint.path.includes('{'))
      .map((endpoint) => ({ name: nameOf(endpoint), endpoint })),
  )(
    'answers 404 for what $name does not have, with the tags of what would bring it',
    async ({ endpoint }) => {
      const response = await call(backend, `/api/${endpoint.service}/en${sampleOf(endpoint).missing}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-tag')).not.toBe('')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({
        error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
      })
    },
  )

  it.each(publicEndpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    'confirms $name by 304 with its tags to whoever has its ETag, and to nobody else',
    async ({ endpoint }) => {
      const { good, tags } = sampleOf(endpoint)
      const ask = (etag = '"none"') =>
        call(backend, `/api/${endpoint.service}/ru${good}`, { 'if-none-match': etag })
      const first = await ask()
      expect(first.status).toBe(200)
      const confirmed = await ask(first.headers.get('etag') ?? '')
      expect(confirmed.status).toBe(304)
      expect(await confirmed.text()).toBe('')
      for (const header of ['etag', 'cache-control'])
        expect(confirmed.headers.get(header)).toBe(first.headers.get(header))
      expect(confirmed.headers.get('cache-tag')).toBe(tags)
    },
  )

  it('gives another ETag as soon as a row is another', async () => {
    const path = '/api/front/ru/v1/services?filter[company]=1001'
    const etag = (await call(backend, path)).headers.get('etag') ?? ''
    await db.orm.update(service).set({ price: 1234 }).where(eq(service.code, 's1'))
    const changed = await call(backend, path, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    expect(await changed.text()).toContain('1234')
  })

  it('describes every endpoint in its OpenAPI document', async () => {
    const response = await backend.fetch(new Request('http://api.test/api/openapi.json'))
    const document = (await response.json()) as {
      openapi: string
      paths: Record<
        string,
        Record<
          string,
          { parameters?: { name: string; style?: string }[]; responses: Record<string, unknown> }
        >
      >
    }
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    )
    expect(described.map(({ name }) => name).sort()).toEqual(
      endpoints.map(({ method, service, path }) => `${method} /api/${service}/{locale}${path}`).sort(),
    )
    for (const { operation } of described)
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'locale' }))
    expect(document.paths['/api/front/{locale}/v1/news']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'filter', style: 'deepObject' }),
    )
  })
})
