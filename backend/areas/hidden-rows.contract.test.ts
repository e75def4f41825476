import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTags } from '../../schemas/tags.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import type { SignedIn } from '../test/people.ts'

const company = '1001'
const doctor = '501'
const ofCompany = `filter[company]=${company}`

describe.each(await testDatabases())('on $name, doctors and services', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let heard: string[]
  beforeAll(async () => {
    ;({ db, backend, owner, heard } = await openWithOwner(open, company))
  })
  afterAll(() => db.close())

  const visit = (path: string) => call(backend, `/api/front/ru/v1/${path}`)
  const data = async (path: string) => (await (await visit(path)).json()).data as Record<string, unknown>[]
  const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
    sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
      method,
      body,
      headers: { cookie: owner.cookie },
    })
  const setShown = (area: string, ACTION: 'show' | 'hide', CODES: string[]) =>
    send('POST', `${area}_bulk`, { ACTION, CODES })
  const stored = async (path: string) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/${path}`, {
      cookie: owner.cookie,
    })
    return await answer.json()
  }

  /** The requests that show the doctor to visitors. */
  const seen = async () => {
    const named = ({ SPECIALIST_CODE }: Record<string, unknown>) => SPECIALIST_CODE === doctor
    const ofSite = (rows: Record<string, unknown>[]) => rows.some(({ SLUG }) => SLUG === 'aliya-omarova')
    return {
      list: (await data(`specialists?${ofCompany}`)).some(named),
      page: (await visit(`specialist/${company}/aliya-omarova`)).status,
      schedules: (await data(`schedules?${ofCompany}`)).some(named),
      reviews: (await data(`reviews?${ofCompany}`)).some(({ SPECIALIST }) => SPECIALIST !== null),
      sitemap: ofSite(await data('sitemap_specialists')),
    }
  }
  const everywhere = { list: true, page: 200, schedules: true, reviews: true, sitemap: true }
  const nowhere = { list: false, page: 404, schedules: false, reviews: false, sitemap: false }

  it('are taken off the site and brought back: a doctor, everywhere', async () => {
    expect(await seen()).toEqual(everywhere)
    const reviews = await data(`reviews?${ofCompany}`)
    heard.length = 0
    expect((await setShown('doctors', 'hide', [doctor])).status).toBe(200)
    await expect.poll(() => heard).toContain(`specialists:${company}`)
    expect(await seen()).toEqual(nowhere)
    // Reviews of patients stay.
    expect(await data(`reviews?${ofCompany}`)).toHaveLength(reviews.length)
    await setShown('doctors', 'show', [doctor])
    expect(await seen()).toEqual(everywhere)
  })

  it('leave no empty page in the menu and the sitemap where every doctor is hidden', async () => {
    const codes = (await data(`specialists?${ofCompany}`)).map(({ SPECIALIST_CODE }) =>
      String(SPECIALIST_CODE),
    )
    const sitemap = 'sitemap_companies?filter[company]=demo-dent'
    const empty = async () => {
      const { EMPTY_TYPES } = await (await visit(`landing/menu/${company}`)).json()
      expect((await data(sitemap))[0]?.EMPTY_TYPES).toEqual(EMPTY_TYPES)
      return EMPTY_TYPES
    }
    expect(await empty()).not.toContain(6)
    const kept = readTags((await visit(sitemap)).headers.get('cache-tag'))
    heard.length = 0
    await setShown('doctors', 'hide', codes)
    expect(await empty()).toContain(6)
    await expect.poll(() => heard.filter((tag) => kept.includes(tag))).not.toEqual([])
    await setShown('doctors', 'show', codes)
    expect(await empty()).not.toContain(6)
  })

  it.each(['doctors', 'services'])('of %s appear and are gone with their period', async (area) => {
    const path = area === 'doctors' ? `specialists?${ofCompany}` : `services?${ofCompany}`
    const [row] = (await stored(area)).data
    const { VALUE, REVISION } = await stored(`${area}/${row.CODE}`)
    const before = (await data(path)).length
    const period = { FROM: '2099-05-01T04:00:00.000Z', UNTIL: null }
    const { REVISION: next } = await (
      await send('PUT', `${area}/${row.CODE}`, { VALUE, REVISION, ...period })
    ).json()
    expect(await data(path)).toHaveLength(before - 1)
    const expiring = area === 'doctors' ? [path, 'sitemap_companies', 'sitemap_specialists'] : [path]
    for (const one of expiring)
      expect([one, (await visit(one)).headers.get('expires')]).toEqual([one, 'Fri, 01 May 2099 04:00:00 GMT'])
    await send('PUT', `${area}/${row.CODE}`, { VALUE, REVISION: next, FROM: null })
    expect(await data(path)).toHaveLength(before)
    expect((await visit(path)).headers.get('expires')).toBeNull()
  })

  it('say who saved the other version where two people change one (412)', async () => {
    const { VALUE, REVISION } = await stored(`doctors/${doctor}`)
    const first = await send('PUT', `doctors/${doctor}`, { VALUE, REVISION })
    expect(first.status).toBe(200)
    const { error } = await (await send('PUT', `doctors/${doctor}`, { VALUE, REVISION })).json()
    expect(error).toMatchObject({ code: 'VERSION_CONFLICT', data: { UPDATED_BY: expect.any(String) } })
    expect(error.data.UPDATED_BY.length).toBeGreaterThan(2)
  })
})
