import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import type { Clinic } from '../core/route.ts'
import { ClinicNotFound } from '../pages/landing.ts'
import { respond } from '../respond.ts'

const status = (code: number) => new Response('', { status: code })

async function open(path: string, answers: Record<string, unknown> = {}) {
  const faults: unknown[] = []
  const outcome = await respond(path, {
    openSource: fixtureApi({ ...fixtures(), ...answers }).openSource,
    origin: 'https://clinic.test',
    report: () => {},
    onError: (error) => faults.push(error),
  })
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return { page: outcome.page, faults }
}

describe('the error page', () => {
  it('of a clinic without the page leaves the clinic out of the log', async () => {
    const clinic = { company: { code: 'long-facts' }, menu: [] } as unknown as Clinic
    const error = new ClinicNotFound('/l/clinic/nowhere', clinic)
    expect(error.clinic).toBe(clinic)
    expect(JSON.stringify(pino.stdSerializers.err(error))).not.toContain('long-facts')
  })

  it('has the status and the words that a custom page answers with (A23, E4)', async () => {
    const answer = {
      ...(fixtures()['custom-page'] as object),
      ERROR: { CODE: 410, MESSAGE: 'Страница снята с сайта' },
    }
    const { page } = await open('/page/credits', { 'custom-page': answer })
    expect([page.status, page.layout]).toEqual([410, 'error'])
    expect(page.error).toMatchObject({
      statusCode: 410,
      statusMessage: 'Страница снята с сайта',
      isSaid: true,
    })
  })

  it.each([
    ['/nowhere', '/nowhere'],
    ['/kk/nowhere/at/all', '/nowhere/at/all'],
    ['/page/nobody', '/page/nobody'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('says that there is no page at %s (E2, R114, E14)', async (path, named) => {
    const { page, faults } = await open(path)
    expect(page.error).toEqual({
      message: `Page Not Found: ${named}`,
      statusCode: 404,
      statusMessage: 'Not Found',
      data: { isCompanySite: false, link: page.site.home },
    })
    expect(faults).toEqual([])
  })

  it('carries the logo, the icon and the home of the clinic on whose site it is (E3, E14, B-19)', async () => {
    const whole = await open('/uz/l/tan-dent')
    for (const path of ['/uz/l/tan-dent/nowhere', '/uz/l/tan-dent/no/such/page']) {
      const { page } = await open(path)
      expect(page.site).toMatchObject({ company: '1001', home: '/uz/l/tan-dent' })
      expect(page.theme).toEqual(whole.page.theme)
      expect(page.error?.data).toMatchObject({
        isCompanySite: true,
        logo: whole.page.site.logo,
        link: '/uz/l/tan-dent',
      })
    }
  })

  it('is the clinic’s too while a part of its page cannot be loaded', async () => {
    const { page, faults } = await open('/l/tan-dent/news', { news: status(503) })
    expect(page).toMatchObject({ status: 503, site: { company: '1001' } })
    expect(page.error).toMatchObject({ message: 'Service Unavailable', statusCode: 503 })
    expect(faults).toHaveLength(1)
  })

  it.each([
    ['/l/tan-dent/nowhere', 'Страница не найдена · 404'],
    ['/kk/page/nobody', 'Бет табылмады · 404'],
    ['/en/%00', 'Page not found · 404'],
  ])('is titled by what it says and the status: %s (B-19)', async (path, title) => {
    expect((await open(path)).page.head.title).toContain(title)
  })

  it.each([500, 503])('of a backend’s %i has its status and no inner details', async (code) => {
    const { page } = await open('/l/tan-dent', { company: status(code) })
    expect(page.status).toBe(code)
    expect(page.head.robots).toBe('noindex')
    expect(page.error?.message).not.toContain('/front')
  })

  it('is 500 where a fault has no status (B-19, E10)', async () => {
    const faults: unknown[] = []
    const outcome = await respond('/en/l/tan-dent', {
      openSource: () =>
        new Proxy({} as never, {
          get: () => () => {
            throw new TypeError('x is not a function')
          },
        }),
      origin: 'https://clinic.test',
      report: () => {},
      onError: (error) => faults.push(error),
    })
    expect(outcome).toMatchObject({ page: { status: 500, locale: 'en', error: { statusCode: 500 } } })
    expect(faults).toHaveLength(1)
  })
})
