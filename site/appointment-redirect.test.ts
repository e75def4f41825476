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

/** The redirect target of an address with a query; the page's status if it does not redirect. */
async function lead(path: string, query: string, menu: object[] = [item(7), item(13)]) {
  const { openSource } = fixtureApi({ ...fixtures(), menu: { data: menu } })
  const options = { openSource, origin: 'https://shipa.example', report: () => {}, onError: () => {} }
  const outcome = await respond(path, options, ownQuery(path, query, productHost(options.origin)))
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

  it('leads home without a company, and leaves the token of a booking behind', async () => {
    expect(await lead('/appointment', '')).toEqual([302, '/'])
    expect(await lead('/en/appointment', '?company=')).toEqual([302, '/en'])
    expect(await lead('/appointment', '?code=5&token=secret&utm_source=sms')).toEqual([
      302,
      '/?utm_source=sms',
    ])
  })

  it.each(['nobody', '../etc', 'a b', '%2F', 'x'.repeat(121)])(
    'has no page for the company “%s”',
    async (code) => {
      expect(await lead('/appointment', `?company=${encodeURIComponent(code)}`)).toBe(404)
    },
  )
})

describe('ownQuery', () => {
  it('keeps what the route declares, each once and in its order', () => {
    const query = '?utm_source=a&doctor=7&company=x&company=y&__proto__=1'
    const product = productHost('https://shipa.example')
    expect(ownQuery('/kk/appointment', query, product).toString()).toBe('company=x&doctor=7')
    expect(ownQuery('/l/tan-dent', query, product).size).toBe(0)
    expect(ownQuery('/%E0%A4%A', query, product).size).toBe(0)
    const host = clinicHost('https://shipa.example', { host: 'clinic.example', slug: 'tan-dent' })
    expect(ownQuery('/appointment', query, host).size).toBe(0)
  })
})
