import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixtureApi, fixtures } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import type { SourceProblem } from '../content-adapters/source.ts'
import { respond } from './respond.ts'

const now = new Date('2026-11-21T12:00:00Z')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

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

  it('is 404 without the company, and the status of a backend that fails to give it', async () => {
    expect((await open('/l/tan-dent', { company: status(404) })).page?.status).toBe(404)
    expect((await open('/l/tan-dent', { company: status(503) })).page?.status).toBe(503)
  })

  it('shows a clinic without a menu where the backend has none, and an error while that fails', async () => {
    expect((await open('/l/tan-dent', { menu: status(404) })).page).toMatchObject({ status: 200 })
    expect((await open('/l/tan-dent', { menu: status(503) })).page?.status).toBe(503)
  })

  it('redirects whatever the page itself would come to, loading it meanwhile', async () => {
    const redirects = { data: [{ FROM_PATH: '/l/*', TO: '/page/moved', CODE: 301, ACTIVE: true }] }
    const { outcome, requests } = await open('/kk/l/nobody', { redirects })
    expect(outcome).toEqual({ kind: 'redirect', to: '/kk/page/moved', status: 301 })
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/front/kk/v1/company/nobody')
  })
})
