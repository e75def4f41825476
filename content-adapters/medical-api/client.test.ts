import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Company } from '../entities/company.ts'
import { SourceError } from '../source.ts'
import { describeSource } from '../testing/conformance/describe-source.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { fixtureApi, fixtures, readFixture } from './fixtures/fixture-api.ts'

const now = new Date('2026-11-21T09:00:00Z')

/** The fixtures hold the details of the first item of each list. */
const firstOf = (name: string) => {
  const { data } = readFixture(name) as { data: unknown[] }
  return { data: data.slice(0, 1), meta: { page: 1, pages: 1, total: 1 } }
}
const openable = {
  ...fixtures(),
  news: firstOf('news'),
  materials: firstOf('materials'),
  specialists: firstOf('specialists'),
  '/v1/comparison': firstOf('listing'),
  '/v1/networks': { data: [] },
  '/v1/sitemap_files': { data: [] },
  '/v1/search': {
    GROUPS: [{ KIND: 'clinic', TOTAL: 1, ITEMS: [{ KIND: 'clinic', SLUG: 'tan-dent', NAME: 'Таң-Дент' }] }],
  },
  '/v1/search/start': {
    SPECIALITIES: [{ SLUG: 'dentist', NAME: 'Стоматолог', COUNT: 2 }],
    LOCATIONS: [{ LOCATION_CODE: 'almaty', LOCATION_NAME: 'Алматы', COUNT: 1 }],
  },
}
describeSource('the medical API', () => fixtureApi(openable), { company: 'tan-dent', now })

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('medicalApi', () => {
  it('sends the headers of A-0a and puts service and language into the address (A-0b)', async () => {
    const { openSource, requests } = fixtureApi()
    await openSource(recordingReader('kk').reader).company('tan-dent')
    const [request] = requests
    expect(request?.url).toBe('http://backend.test/api/front/kk/v1/company/tan-dent')
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('site:word')}`)
    expect(request?.headers.get('accept')).toBe('application/json')
    expect(request?.headers.get('x-external-domain')).toBe('clinic.test')
    expect(request?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('asks for a list by a nested query', async () => {
    const { openSource, requests } = fixtureApi()
    await openSource(recordingReader().reader).news({ company: '1001', page: 2 })
    const { searchParams } = new URL(requests[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      'filter[company]': '1001',
      'page[number]': '2',
      'page[size]': '12',
      sort: '-DATE',
    })
  })

  it('depends on the redirects of the site of a path alone, and on those of all sites without one', async () => {
    const headers = { 'cache-tag': 'redirects,site-redirects' }
    const redirects = Response.json(readFixture('redirects'), { headers })
    const { openSource } = fixtureApi({ redirects })
    const tagsOf = async (...paths: string[]) => {
      const { reader, tags } = recordingReader()
      await openSource(reader).redirects(...paths)
      return tags.toSorted()
    }
    expect(await tagsOf('/l/tan-dent/about')).toEqual(['redirects', 'redirects:tan-dent'])
    expect(await tagsOf('/promotion')).toEqual(['redirects'])
    expect(await tagsOf()).toEqual(['redirects', 'site-redirects'])
  })

  it('asks for materials in the order of their categories', async () => {
    const { openSource, requests } = fixtureApi()
    const materials = await openSource(recordingReader().reader).materials({
      company: '1001',
      byCategory: true,
    })
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect([pathname, searchParams.get('sort')]).toEqual(['/api/front/ru/v1/materials', 'CATEGORY'])
    expect(materials).toMatchObject({
      total: 14,
      items: [{ slug: 'vaccination', code: 'vaccination' }, {}, {}, {}],
    })
  })

  it('tells where a material has moved to, on this site or by http only (B-11)', async () => {
    const moved = async (url: string) => {
      const material = { ...(readFixture('material') as object), redirect: true, url }
      const { openSource } = fixtureApi({ ...fixtures(), material })
      return (await openSource(recordingReader().reader).material('vaccination')).redirect
    }
    expect(await moved('/l/tan-dent/news')).toBe('/l/tan-dent/news')
    expect(await moved('https://example.org/a')).toBe('https://example.org/a')
    expect(await moved('javascript:alert(1)')).toBeUndefined()
  })

  it('keeps a slug from leaving its place in the address', async () => {
    const { openSource, requests } = fixtureApi()
    await openSource(recordingReader().reader)
      .company('../../../admin?x=#y')
      .catch(() => {})
    expect(requests[0]?.url).toBe(
      'http://backend.test/api/front/ru/v1/company/..%2F..%2F..%2Fadmin%3Fx%3D%23y',
    )
  })

  it('says once what many blocks of a page miss', async () => {
    const { openSource } = fixtureApi({ ...fixtures(), menu: new Response('{}', { status: 404 }) })
    const { reader, problems } = recordingReader()
    const source = openSource(reader)
    const company = await source.company('tan-dent')
    expect(await source.menu(company)).toEqual([])
    expect(await source.menu(company)).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('asks for each thing once, however often one reader wants it at the same time', async () => {
    const { openSource, requests } = fixtureApi()
    const source = openSource(recordingReader().reader)
    await Promise.all([source.company('tan-dent'), source.company('tan-dent')])
    expect(requests).toHaveLength(1)
  })

  it('leaves the call as a tag where the backend sends none, also when the thing is not there', async () => {
    const { openSource } = fixtureApi()
    const { reader, tags } = recordingReader()
    const source = openSource(reader)
    await source.company('tan-dent')
    await expect(source.company('nobody')).rejects.toBeInstanceOf(SourceError)
    expect(tags).toEqual(['/front/v1/company/tan-dent', '/front/v1/company/nobody'])
  })

  it('throws when nothing of an answer fits', async () => {
    const { openSource } = fixtureApi({ company: ['surprise'] })
    const { reader, problems } = recordingReader()
    await expect(openSource(reader).company('tan-dent')).rejects.toMatchObject({ status: 502 })
    expect(problems).toMatchObject([
      { request: '/front/v1/company/tan-dent', path: '', code: 'invalid_type' },
    ])
  })
})

describe('how long an answer holds', () => {
  const secondsOf = async (options: { maxAgeMs?: number }, cacheControl?: string, expires?: Date) => {
    const headers: Record<string, string> = {
      ...(cacheControl && { 'cache-control': cacheControl }),
      ...(expires && { expires: expires.toUTCString() }),
    }
    const company = Response.json(readFixture('company'), { headers })
    const { reader, instants } = recordingReader()
    await fixtureApi({ company }, options).openSource(reader).company('tan-dent')
    return instants.map((at) => (Number(at) - Number(now)) / 1000)
  }

  it('is not limited where the backend tells what has changed', async () => {
    expect(await secondsOf({}, 'public, max-age=60')).toEqual([])
  })

  it('is limited where such a backend says when the answer changes by itself, however soon that is', async () => {
    const inSeconds = (seconds: number) => new Date(Number(now) + seconds * 1000)
    expect(await secondsOf({}, 'public, max-age=60', inSeconds(7200))).toEqual([7200])
    expect(await secondsOf({}, 'public, max-age=0', inSeconds(0))).toEqual([0])
    expect(await secondsOf({ maxAgeMs: 60_000 }, undefined, inSeconds(7200))).toEqual([60])
  })

  it('is what the installation says, or less where the answer says so', async () => {
    const maxAgeMs = 60_000
    expect(await secondsOf({ maxAgeMs })).toEqual([60])
    expect(await secondsOf({ maxAgeMs }, 'public, max-age=20')).toEqual([20])
    expect(await secondsOf({ maxAgeMs }, 'public, max-age=31536000')).toEqual([60])
    expect(await secondsOf({ maxAgeMs }, 'max-age=0')).toEqual([1])
  })
})

describe('what a site can do without', () => {
  const open = (answers: Record<string, unknown>) => {
    const reader = recordingReader()
    return { ...reader, source: fixtureApi({ ...fixtures(), ...answers }).openSource(reader.reader) }
  }
  const status = (code: number) => new Response('', { status: code })
  const tanDent = { code: '1001', name: { ru: 'Таң-Дент' } } as Company

  it.each([404, 410])('is empty where the backend has none (%i), and is reported', async (code) => {
    const none = { redirects: status(code), menu: status(code), 'landing-site': status(code) }
    const { source, problems, instants, isDegraded } = open(none)
    expect(await source.redirects()).toEqual([])
    expect(await source.menu(tanDent)).toEqual([])
    expect(await source.landingSite(tanDent)).toEqual({ pages: {} })
    expect(problems.map((problem) => `${problem.request} ${problem.code}`)).toEqual([
      `/front/v1/redirects status:${code}`,
      `/front/v1/landing/menu/1001 status:${code}`,
      `/front/v1/landing/site/1001 status:${code}`,
    ])
    expect([instants, isDegraded()]).toEqual([[], false])
  })

  it('are redirects and stored pages while they fail, for ten seconds', async () => {
    const { source, problems, instants, isDegraded } = open({
      redirects: status(503),
      'landing-site': status(500),
    })
    const soon = new Date('2026-11-21T09:00:10Z')
    expect(await source.redirects()).toEqual([])
    expect([instants, isDegraded()]).toEqual([[soon], false])
    expect(await source.landingSite(tanDent)).toEqual({ pages: {} })
    expect([instants, isDegraded()]).toEqual([[soon, soon], true])
    expect(problems.map(({ code }) => code)).toEqual(['status:503', 'status:500'])
  })

  it('is neither a company nor a menu that fails', async () => {
    const { source } = open({ company: status(404), menu: status(503) })
    await expect(source.company('tan-dent')).rejects.toMatchObject({ status: 404 })
    await expect(source.menu(tanDent)).rejects.toMatchObject({ status: 503 })
  })
})

describe('a malformed answer', () => {
  const open = (name: string) => {
    const { reader, problems } = recordingReader()
    const { openSource } = fixtureApi({ ...fixtures(), [name]: readFixture(`${name}.malformed`) })
    return { source: openSource(reader), paths: () => problems.map(({ path }) => path).sort() }
  }

  it('costs a company what is wrong and nothing else', async () => {
    const { source, paths } = open('company')
    const company = await source.company('tan-dent')
    expect(company).toMatchObject({
      name: { ru: 'Таң-Дент', kk: 'Таң-Дент', uz: 'Tang-Dent', en: 'Tan-Dent' },
      slug: '1001',
      phones: ['+77272345678'],
      isOnlineEntryActive: false,
      template: 'landing',
      timezone: 'Asia/Almaty',
      theme: { radius: 8 },
      hours: {
        week: [
          { day: 1, intervals: [] },
          { day: 2, intervals: [{ from: '09:00', to: '18:00' }] },
        ],
        exceptions: [],
      },
    })
    for (const field of ['logo', 'latitude', 'longitude', 'site', 'email'])
      expect(company).not.toHaveProperty(field)
    expect(JSON.stringify(company.description)).not.toContain('alert')
    expect(paths()).toEqual(
      [
        'EMAIL',
        'HOURS.EXCEPTIONS.0.DATE',
        'HOURS.EXCEPTIONS.0',
        'HOURS.WEEK.0.INTERVALS.0.0',
        'HOURS.WEEK.0.INTERVALS.0',
        'HOURS.WEEK.1.DAY',
        'HOURS.WEEK.1',
        'LOGO',
        'LOGO.SRC',
        'LONGITUDE',
        'PHONES.1',
        'PHONES.2',
        'SITE',
        'SLUG',
        'THEME.ACCENT',
        'TIMEZONE',
        'is_active_online_entry',
      ].sort(),
    )
  })

  it('costs a menu the entries that lead nowhere', async () => {
    const { source } = open('menu')
    const menu = await source.menu(await source.company('tan-dent'))
    expect(menu.map(({ slug }) => slug)).toEqual(['news', 'contacts', 'specialists'])
  })

  it('costs a list the items that cannot be shown', async () => {
    const news = open('news')
    expect((await news.source.news({})).items.map(({ slug }) => slug)).toEqual(['new-scanner', 'moved'])
    const materials = open('materials')
    expect((await materials.source.materials({})).items).toMatchObject([
      { slug: 'vaccination', code: 'vaccination', category: { slug: 'general', title: { kk: 'Жалпы' } } },
      { slug: 'moved-leaflet', date: '2026-07-01T00:00:00.000Z' },
    ])
    expect(materials.paths()).toEqual([
      'data.0.CATEGORY',
      'data.0.LEAD',
      'data.1',
      'data.1.slug',
      'data.2',
      'data.2.TITLE',
      'data.4',
      'meta',
    ])
    const people = open('specialists')
    expect((await people.source.specialists('1001')).map(({ slug }) => slug)).toEqual(['saparova'])
  })

  it('takes no price without a currency and none below zero', async () => {
    const { source } = open('services')
    const [free, filling, ...others] = await source.services('1001')
    expect(free).not.toHaveProperty('price')
    expect(filling).toMatchObject({ priceTo: 25000, currency: 'KZT' })
    expect(filling).not.toHaveProperty('price')
    expect(others).toEqual([])
  })

  it('asks for no page under a slug that none can have', async () => {
    const { openSource, requests } = fixtureApi()
    const source = openSource(recordingReader().reader)
    const company = await source.company('tan-dent')
    const asked = requests.length
    expect(await source.landingSite(company, 'news/new-scanner')).toEqual({ pages: {} })
    expect(requests).toHaveLength(asked)
    expect((await source.landingSite(company, '')).pages).toHaveProperty([''])
    expect(requests.at(-1)?.url).toContain('?filter%5Bslug%5D=')
  })

  it('keeps a stored page whose title is wrong, and drops one without blocks', async () => {
    const { source } = open('landing-site')
    const site = await source.landingSite(await source.company('tan-dent'))
    expect(Object.keys(site.pages)).toEqual([''])
    expect(site.pages['']).toMatchObject({ title: { ru: 'Таң-Дент' } })
    expect(site.pages['']?.blocks).toHaveLength(6)
  })
})
