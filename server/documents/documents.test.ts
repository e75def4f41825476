import { expect, test, vi } from 'vitest'
import { fixtureApi, fixtures } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { type ContentSource, SourceError } from '../../content-adapters/source.ts'
import { createLog } from '../log.ts'
import { createReports } from '../reports/reports.ts'
import { requestPart } from '../test/request-part.ts'
import { createDocuments } from './documents.ts'
import { PageCache } from './page-cache.ts'

const quiet = () => {
  const log = createLog('silent')
  return { log, reports: createReports(log) }
}

/** A source whose calls all fail. */
const down = new Proxy({} as ContentSource, {
  get: () => () => Promise.reject(new Error('backend is down')),
})

/** A source that cannot be opened, so that not even an error page can be rendered from it. */
const broken = () => {
  throw new Error('no source')
}

test('tells a crawler the status of a page that cannot be made, and shows a person a few words (E11, B-19)', async () => {
  const { handle } = createDocuments({
    site: { openSource: broken, origin: 'https://shipa.example' },
    assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    cache: new PageCache(1e6),
    ...quiet(),
  })
  const open = (userAgent: string) =>
    requestPart(
      async (request, response, path) => {
        await handle(request, response, { path, query: '', id: 'request-8', owner: 'product' })
        return true
      },
      '/kk/mis',
      { 'user-agent': userAgent },
    )
  expect(await open('Googlebot/2.1')).toMatchObject({ status: 500, text: '500 Internal Server Error' })
  const { status, text } = await open('Mozilla/5.0 Firefox/143.0')
  expect([status, text.includes('Бетті жүктеу мүмкін болмады')]).toEqual([500, true])
})

test('logs what costs a page with the id of its request', async () => {
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  const { handle } = createDocuments({
    site: { openSource: () => down, origin: 'https://shipa.example' },
    assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    cache: new PageCache(1e6),
    log,
    reports: createReports(log),
  })
  const { status } = await requestPart(async (request, response, path) => {
    await handle(request, response, { path, query: '', id: 'request-7', owner: 'product' })
    return true
  }, '/l/demo-dent')
  expect(status).toBe(500)
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'request-7', path: '/l/demo-dent' }),
    'a page could not be made',
  )
})

test('says of a source that is down once and without a stack why pages cannot be made', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const unanswered = new Proxy({} as ContentSource, {
    get: () => () => Promise.reject(new SourceError(502, 'Sanity: connect ECONNREFUSED')),
  })
  const { handle } = createDocuments({
    site: { openSource: () => unanswered, origin: 'https://shipa.example' },
    assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    cache: new PageCache(1e6),
    log,
    reports: createReports(log),
  })
  for (const address of ['/l/demo-dent', '/l/demo-dent/about', '/l/demo-dent/contacts']) {
    const { status } = await requestPart(async (request, response, path) => {
      await handle(request, response, { path, query: '', id: 'request-11', owner: 'product' })
      return true
    }, address)
    expect(status).toBe(502)
  }
  const said = lines.filter((line) => line.includes('a page could not be made'))
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('"reason":"Sanity: connect ECONNREFUSED"')
  expect(said[0]).not.toContain('stack')
})

test('keeps no page whose address hardly two readers share', async () => {
  const cache = new PageCache(1e6)
  const { handle } = createDocuments({
    site: { openSource: fixtureApi(fixtures()).openSource, origin: 'https://shipa.example' },
    assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    cache,
    ...quiet(),
  })
  const open = async (at: string, query: string) => {
    const { status } = await requestPart(async (request, response, path) => {
      await handle(request, response, { path, query, id: 'request-10', owner: 'product' })
      return true
    }, at)
    return [status, cache.size]
  }
  expect(await open('/companies/cities', '?to=/companies/doctors?1')).toEqual([200, 0])
  expect(await open('/companies/compare/doctors', '?c=anna&c=boris')).toEqual([200, 0])
  expect(await open('/companies/doctors', '')).toEqual([200, 1])
})

test('sends each reader of one address where their own query leads, and keeps none of it (B-16)', async () => {
  const menu = { data: [{ MENU_ITEM_NAME: 'Запись', MENU_ITEM_TYPE_CODE: 7 }] }
  const cache = new PageCache(1e6)
  const { handle } = createDocuments({
    site: { openSource: fixtureApi({ ...fixtures(), menu }).openSource, origin: 'https://shipa.example' },
    assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    cache,
    ...quiet(),
  })
  const lead = async (query: string) => {
    const { status, headers } = await requestPart(async (request, response, path) => {
      await handle(request, response, { path, query, id: 'request-9', owner: 'product' })
      return true
    }, '/appointment')
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  const led = await Promise.all([
    lead('?company=tan-dent&doctor=7&utm_source=sms'),
    lead('?utm_source=sms'),
    lead('?company=nobody'),
  ])
  expect(led.map(([status, location]) => [status, location])).toEqual([
    [302, '/l/tan-dent/appointment?doctor=7&utm_source=sms'],
    [302, '/doctor-appointment?utm_source=sms'],
    [404, null],
  ])
  expect(led.slice(0, 2).map(([, , caching]) => caching)).toEqual(['no-store', 'no-store'])
  expect(cache.size).toBe(0)
})
