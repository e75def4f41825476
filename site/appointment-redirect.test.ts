import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { clinicHost, productHost } from './host.ts'
import { withoutNames, withQuery } from './outcome.ts'
import { ownQuery } from './own-query.ts'
import { respond } from './respond.ts'

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
    expect(await lead('/appointment', '?company=tan-dent', hidden)).toEqual([302, '/l/tan-dent'])
  })

  it('leads to the contacts of a company that takes no bookings, else to its index', async () => {
    const query = '?company=tan-dent&doctor=7'
    expect(await lead('/uz/appointment', query, [item(13)])).toEqual([302, '/uz/l/tan-dent/contacts'])
    expect(await lead('/uz/appointment', query, [item(1)])).toEqual([302, '/uz/l/tan-dent'])
  })

  it('leads home without a company', async () => {
    expect(await lead('/appointment', '')).toEqual([302, '/'])
    expect(await lead('/en/appointment', '?company=')).toEqual([302, '/en'])
  })

  it('leaves the token of a booking behind wherever it leads', async () => {
    expect(await lead('/appointment', '?token=secret&utm_source=sms')).toEqual([302, '/?utm_source=sms'])
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
  const managed = async (query: string) => {
    const outcome = await ask('/kk/appointment', `?code=K7P2&token=secret${query}`)
    if (outcome.kind !== 'page') throw new Error('a redirect')
    return outcome.page
  }

  it('says that the code is not known, and whom to call', async () => {
    const page = await managed('&company=tan-dent')
    expect([page.status, page.head.robots, page.site.company]).toEqual([404, 'noindex', '1001'])
    expect(page.error).toBeUndefined()
    expect(page.blocks[0]?.props.title).toMatchObject({ text: 'Жазба табылмады' })
    expect(page.blocks[1]?.props.action).toMatchObject({ link: { href: expect.stringMatching(/^tel:\+/) } })
  })

  it.each(['', '&company=nobody', '&company=../etc'])(
    'leads on to the clinics where it names none that is known (“%s”)',
    async (query) => {
      const page = await managed(query)
      expect([page.status, page.site.company]).toEqual([404, undefined])
      expect(page.blocks[1]?.props.action).toMatchObject({ link: { href: '/kk/companies/clinics' } })
    },
  )

  it('is contained in no page', async () => {
    expect(JSON.stringify(await managed('&company=tan-dent'))).not.toMatch(/K7P2|secret/)
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
    expect(ownQuery('/appointment', query, host).size).toBe(0)
  })
})
