import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import type { SourceProblem } from '../content-adapters/source.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { respond } from './respond.ts'

const now = new Date('2026-11-21T12:00:00Z')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }
const status = (code: number) => new Response('', { status: code })

async function open(
  path: string,
  answers: Record<string, unknown> = {},
  options: { maxAgeMs?: number } = {},
) {
  const problems: SourceProblem[] = []
  const { openSource, requests } = fixtureApi({ ...fixtures(), ...answers }, options)
  const outcome = await respond(path, {
    openSource,
    origin: 'https://clinic.test',
    now: () => now,
    report: (problem) => problems.push(problem),
    onError: () => {},
  })
  const page = outcome.kind === 'page' ? outcome.page : undefined
  const seconds = page?.validUntil && Math.round((Date.parse(page.validUntil) - Date.now()) / 1000)
  return { outcome, page, problems, requests, seconds }
}

describe('respond', () => {
  it('gives a whole page that holds until it differs by itself', async () => {
    const { page } = await open('/l/tan-dent/contacts')
    expect(page).toMatchObject({ status: 200 })
    expect(page).not.toHaveProperty('degraded')
    expect((await open('/')).page).not.toHaveProperty('validUntil')
  })

  it('lets a page of a backend that tells no changes get old', async () => {
    expect((await open('/', {}, { maxAgeMs: 60_000 })).seconds).toBe(60)
  })

  it('marks a page that lost a block to a failure, and lets it get old soon', async () => {
    const { page } = await open('/', { 'companies-by-city': status(500) })
    expect(page).toMatchObject({ status: 200, degraded: true, validUntil: '2026-11-21T12:00:10.000Z' })
    expect(page?.blocks.map(({ fault }) => fault)).toEqual([undefined, 'data'])
  })

  it.each([404, 500, 503])('needs no redirect table (%i)', async (code) => {
    const { page, problems } = await open('/l/tan-dent/contacts', { redirects: status(code) })
    expect(page).toMatchObject({ status: 200 })
    expect(page).not.toHaveProperty('degraded')
    expect(problems).toEqual([{ request: '/front/v1/redirects', path: '', code: `status:${code}` }])
  })

  it('asks for a redirect table that failed again soon', async () => {
    expect((await open('/', { redirects: status(503) })).seconds).toBe(10)
  })

  it('composes the pages of a clinic whose stored ones are not to be had', async () => {
    const missing = await open('/l/tan-dent', { 'landing-site': status(404) })
    expect(missing.page).toMatchObject({ status: 200 })
    expect(missing.page).not.toHaveProperty('degraded')
    const failed = await open('/l/tan-dent', { 'landing-site': status(500) })
    expect(failed.page).toMatchObject({ status: 200, degraded: true })
    expect(failed.seconds).toBe(10)
  })

  it('does not call a page absent while the stored ones fail', async () => {
    const path = '/l/tan-dent/nowhere'
    expect((await open(path)).page?.status).toBe(404)
    expect((await open(path, { 'landing-site': status(500) })).page?.status).toBe(503)
  })

  it('does not call an article absent while what it may be a material of fails', async () => {
    const path = '/l/tan-dent/news/all/vaccination'
    expect((await open(path, { material: status(404) })).page?.status).toBe(404)
    expect((await open(path, { material: status(503) })).page?.status).toBe(503)
  })

  it('leads away without the company, and has the status of a backend that fails to give it', async () => {
    const { outcome } = await open('/l/tan-dent', { company: status(404) })
    expect(outcome).toEqual({ kind: 'redirect', to: '/companies/clinics', status: 302 })
    expect((await open('/l/tan-dent', { company: status(503) })).page?.status).toBe(503)
  })

  it('does not say that there are no cities, or not this one, while they fail to come', async () => {
    for (const path of ['/companies/cities', '/companies/reviews/location/almaty']) {
      expect((await open(path, { 'listing-cities': status(503) })).page?.status).toBe(503)
      // A list has its cities for other lists only.
      expect((await open('/companies/clinics', { 'listing-cities': status(503) })).page).toMatchObject({
        status: 200,
        degraded: true,
      })
    }
  })

  it('shows a clinic without a menu where the backend has none', async () => {
    expect((await open('/l/tan-dent', { menu: status(404) })).page).toMatchObject({ status: 200 })
  })

  it.each(['', '/news', '/materials', '/materials/vaccination', '/specialists', '/specialists/saparova'])(
    'shows the clinic’s %s without a menu while that fails, with its title and heading',
    async (path) => {
      const { page, seconds } = await open(`/l/tan-dent${path}`, { menu: status(500) })
      expect(page).toMatchObject({
        status: 200,
        degraded: true,
        head: { title: expect.stringMatching(/\S/) },
      })
      expect(seconds).toBe(10)
      const html = page ? renderDocument(page, { assets, report: () => {} }).toString() : ''
      expect(
        html.match(/<h1[^>]*>.*?<\/h1>/gs)?.map((heading) => heading.replace(/<[^>]*>/g, '').trim()),
      ).toEqual([expect.stringMatching(/\S/)])
    },
  )

  it('has its title as the heading where the block with the heading is lost', async () => {
    const { page } = await open('/l/tan-dent/specialists/saparova')
    if (!page) throw new Error('There is no page.')
    const lost = page.blocks.map((block, index) =>
      index === 0 ? { ...block, fault: 'data' as const } : block,
    )
    const html = renderDocument(
      { ...page, blocks: lost, degraded: true },
      { assets, report: () => {} },
    ).toString()
    expect(html).toMatch(/<h1[^>]*>Сапарова/)
  })

  it.each(['/about', '/contacts', '/gallery', '/reviews', '/nowhere'])(
    'cannot tell whether the clinic has %s while the menu fails, and names the clinic (B-7)',
    async (path) => {
      const { page } = await open(`/l/tan-dent${path}`, { menu: status(500) })
      expect(page).toMatchObject({ status: 503, error: { data: { isCompanySite: true } } })
      expect(page?.site.company).toBeDefined()
    },
  )

  it('shows what the backend said last while it fails, in another language too', async () => {
    let failing = false
    const menu = readFixture('menu')
    const { openSource, forget } = fixtureApi({
      ...fixtures(),
      menu: () => (failing ? status(500) : Response.json(menu, { headers: { etag: '"1"' } })),
    })
    const load = async (path: string) => {
      const outcome = await respond(path, {
        openSource,
        origin: 'https://clinic.test',
        report: () => {},
        onError: () => {},
      })
      return outcome.kind === 'page' ? outcome.page : undefined
    }
    const before = await load('/l/tan-dent/contacts')
    failing = true
    forget(['*'])
    const after = await load('/l/tan-dent/contacts')
    expect(after).toMatchObject({ status: 200, degraded: true, site: { menu: before?.site.menu } })
    expect(await load('/uz/l/tan-dent/contacts')).toMatchObject({ status: 200, degraded: true })
  })

  it('waits for a backend that hangs until the deadline, and shows what came by then', async () => {
    const hanging = () => new Promise<Response>(() => {})
    const { openSource } = fixtureApi({
      ...fixtures(),
      specialists: hanging,
      services: hanging,
      schedules: hanging,
    })
    vi.useRealTimers()
    const outcome = await respond('/l/tan-dent', {
      openSource,
      origin: 'https://clinic.test',
      deadlineMs: 300,
      report: () => {},
      onError: () => {},
    })
    vi.useFakeTimers({ toFake: ['Date'], now })
    expect(outcome).toMatchObject({ kind: 'page', page: { status: 200, degraded: true } })
  })

  it.each(['news', 'materials'])(
    'shows %s while the menu hangs, since they need not be in it',
    async (list) => {
      const { openSource } = fixtureApi({ ...fixtures(), menu: () => new Promise<Response>(() => {}) })
      vi.useRealTimers()
      const outcome = await respond(`/l/tan-dent/${list}`, {
        openSource,
        origin: 'https://clinic.test',
        deadlineMs: 300,
        report: () => {},
        onError: () => {},
      })
      vi.useFakeTimers({ toFake: ['Date'], now })
      expect(outcome).toMatchObject({ kind: 'page', page: { status: 200, degraded: true } })
      expect(JSON.stringify(outcome)).toContain(list === 'news' ? 'new-scanner' : 'vaccination')
    },
  )

  it('redirects once, however the old address is written (B-18)', async () => {
    const redirects = { data: [{ FROM_PATH: '/old', TO: '/page/moved', CODE: 302, ACTIVE: true }] }
    for (const path of ['/KK/old/', '/kk//old', '/kk/%6fld'])
      expect((await open(path, { redirects })).outcome).toEqual({
        kind: 'redirect',
        to: '/kk/page/moved',
        status: 302,
      })
  })

  it('redirects whatever the page itself would come to, loading it meanwhile', async () => {
    const redirects = { data: [{ FROM_PATH: '/l/*', TO: '/page/moved', CODE: 301, ACTIVE: true }] }
    const { outcome, requests } = await open('/kk/l/nobody', { redirects })
    expect(outcome).toEqual({ kind: 'redirect', to: '/kk/page/moved', status: 301 })
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/front/kk/v1/company/nobody')
  })
})
