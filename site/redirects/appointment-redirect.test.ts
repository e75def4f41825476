import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { renderDocument } from '../../renderer/render-document.ts'
import { clinicHost, productHost } from '../core/host.ts'
import { withoutNames, withQuery } from '../core/outcome.ts'
import { ownQuery } from '../own-query.ts'
import { respond } from '../respond.ts'

const item = (type: number, more: object = {}) => ({
  MENU_ITEM_NAME: `Пункт ${type}`,
  MENU_ITEM_TYPE_CODE: type,
  ...more,
})

function ask(path: string, query: string, menu: object[] = [item(7), item(13)]) {
  const { openSource } = fixtureApi({ ...fixtures(), menu: { data: menu } })
  const options = { openSource, origin: 'https://shipa.example', report: () => {}, onError: () => {} }
  return respond(path, options, ownQuery(path, query, productHost(options.origin)))
}

/** The redirect target of an address with a query; the page's status if it does not redirect. */
async function lead(path: string, query: string, menu?: object[]) {
  const outcome = await ask(path, query, menu)
  if (outcome.kind === 'page') return outcome.page.status
  return [outcome.status, withQuery(outcome.to, withoutNames(query, outcome.used))]
}

describe('/appointment (R28, B-16)', () => {
  it('leads to where the company books, with whom and for what', async () => {
    expect(await lead('/appointment', '?company=tan-dent')).toEqual([302, '/l/tan-dent/appointment'])
    expect(await lead('/kk/appointment', '?company=1001&doctor=7&service=s2&cabinet=11')).toEqual([
      302,
      '/kk/l/tan-dent/appointment?doctor=7&service=s2&cabinet=11',
    ])
  })

  it('finds booking among nested entries, and not where it is hidden', async () => {
    const below = [item(4, { items: [item(4), item(7)] })]
    expect(await lead('/appointment', '?company=tan-dent', below)).toEqual([302, '/l/tan-dent/appointment'])
    const hidden = [item(7, { IS_HIDDEN: true })]
    expect(await lead('/appointment', '?company=tan-dent', hidden)).toEqual([
      302,
      '/companies/clinics/tan-dent',
    ])
  })

  it('leads to the profile of a company that takes no bookings', async () => {
    const query = '?company=tan-dent&doctor=7'
    expect(await lead('/uz/appointment', query, [item(13)])).toEqual([302, '/uz/companies/clinics/tan-dent'])
  })

  it('leads to where a doctor is found without a company', async () => {
    expect(await lead('/appointment', '')).toEqual([302, '/doctor-appointment'])
    expect(await lead('/en/appointment', '?company=')).toEqual([302, '/en/doctor-appointment'])
  })

  it('leaves the token of a booking behind wherever it leads', async () => {
    expect(await lead('/appointment', '?token=secret&utm_source=sms')).toEqual([
      302,
      '/doctor-appointment?utm_source=sms',
    ])
    expect(await lead('/appointment', '?company=tan-dent&token=secret&doctor=7')).toEqual([
      302,
      '/l/tan-dent/appointment?doctor=7',
    ])
  })

  it.each(['nobody', '../etc', 'a b', '%2F', 'x'.repeat(121)])(
    'has no page for the company “%s”',
    async (code) => {
      expect(await lead('/appointment', `?company=${encodeURIComponent(code)}`)).toBe(404)
    },
  )
})

describe('the link of a booking (B-16)', () => {
  it('leads to its page with code and token, and with nothing else', async () => {
    expect(await lead('/kk/appointment', '?company=tan-dent&doctor=7&code=K7P2&token=secret')).toEqual([
      302,
      '/kk/appointment/manage?code=K7P2&token=secret',
    ])
  })

  it('has a document that contains neither, and that no search engine keeps', async () => {
    const outcome = await ask('/uz/appointment/manage', '?code=K7P2&token=secret')
    if (outcome.kind !== 'page') throw new Error('a redirect')
    const { status, head, isPrivate } = outcome.page
    expect([status, head.robots, isPrivate]).toEqual([200, 'noindex', true])
    const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }
    const html = renderDocument(outcome.page, { assets, report: () => {} }).toString()
    expect(html).toContain('Sizning qabulingiz')
    expect(html).not.toMatch(/K7P2|secret/)
  })
})

describe('ownQuery', () => {
  it('keeps what the route declares, in its order, and each once unless it may be repeated', () => {
    const query = '?utm_source=a&doctor=7&company=x&company=y&__proto__=1'
    const product = productHost('https://shipa.example')
    expect(ownQuery('/kk/appointment', query, product).toString()).toBe('company=x&doctor=7')
    const chosen = '?c=1&c=2&c=3&c=4&c=5&c=6&d=7'
    const kept = ownQuery('/companies/compare/clinics', chosen, product)
    expect(kept.getAll('c')).toEqual(['1', '2', '3', '4', '5'])
    expect(kept.has('d')).toBe(false)
    expect(ownQuery('/l/tan-dent', query, product).size).toBe(0)
    expect(ownQuery('/%E0%A4%A', query, product).size).toBe(0)
    const host = clinicHost('https://shipa.example', { host: 'clinic.example', slug: 'tan-dent' })
    // On the clinic’s own host it is the page on which it takes bookings (R77).
    expect(ownQuery('/appointment', query, host).toString()).toBe('doctor=7')
  })

  it('keeps of an address to which a sign-in leads only what for', () => {
    const product = productHost('https://shipa.example')
    const reasonOf = (redirect: string) =>
      ownQuery('/auth/signin', `?${new URLSearchParams({ redirect })}`, product).get('redirect')
    expect(reasonOf('/kk/pro/new')).toBe('new')
    expect(reasonOf('/pro/join?company=1001&code=K7PM-2QXD')).toBe('join')
    expect(reasonOf('/pro/claim?company=2001')).toBe('claim')
    for (const other of ['/profile', '/pro/newer', 'https://evil.example/pro/new'])
      expect(reasonOf(other)).toBeNull()
  })
})

describe('/l/{company}/appointment (R77)', () => {
  const blocksOf = async (query: string) => {
    const outcome = await ask('/l/tan-dent/appointment', query)
    if (outcome.kind !== 'page') throw new Error('a redirect')
    return outcome.page
  }

  it('has the form of a request with what its address asks for, and no widget that leads to itself', async () => {
    const page = await blocksOf('?doctor=d1&service=%22%3E&utm_source=a')
    const block = page.blocks.find(({ type }) => type === 'appointment')
    expect(block?.data).toMatchObject({
      way: 'request',
      request: { values: [{ name: 'DOCTOR_CODE', text: 'd1' }] },
    })
    expect(page.sidebar.map(({ type }) => type)).not.toContain('appointment')
  })

  it('is 404 where online entry is off, and nothing leads there', async () => {
    const { openSource } = fixtureApi({
      ...fixtures(),
      menu: { data: [item(7), item(13)] },
      company: { ...(fixtures().company as object), is_active_online_entry: false },
    })
    const options = { openSource, origin: 'https://shipa.example', report: () => {}, onError: () => {} }
    const outcome = await respond('/l/tan-dent/appointment', options)
    expect(outcome.kind === 'page' && outcome.page.status).toBe(404)
    expect(JSON.stringify(await respond('/l/tan-dent', options))).not.toContain('/appointment')
  })
})
