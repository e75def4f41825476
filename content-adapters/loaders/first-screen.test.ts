import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import { loaders } from './registry.ts'

/** The data that a loader returns for the clinic of the fixtures, and the first instant at which they would change. */
async function load(type: string, props: object, { now = '2026-11-21T05:30:00Z', answers = {} } = {}) {
  const instants: string[] = []
  const source = fixtureApi({ ...fixtures(), ...answers }).openSource({
    locale: 'ru',
    tag: () => {},
    report: () => {},
  })
  const company = await source.company('tan-dent')
  const expires = (at: Date) => instants.push(at.toISOString())
  const context = { source, locale: 'ru' as const, now: new Date(now), expires, company }
  return { data: await loaders.get(type)?.(props as never, context), expires: instants.sort()[0] }
}
const nothing = { data: [], meta: { page: 1, pages: 1, total: 0 } }

describe('clinic-intro', () => {
  it('has the facts of this moment, and expires when the clinic closes', async () => {
    const { data, expires } = await load('clinic-intro', {})
    expect(data).toMatchObject({ status: { state: 'open', until: '15:00' } })
    expect(data).toHaveProperty('phone')
    expect(data).not.toHaveProperty('image')
    expect(expires).toBe('2026-11-21T10:00:00.000Z')
  })

  it('takes the first photo of the gallery where it is to have one', async () => {
    expect((await load('clinic-intro', { withPhoto: true })).data).toHaveProperty('image.src')
    const { data } = await load('clinic-intro', { withPhoto: true }, { answers: { gallery: nothing } })
    expect(data).not.toHaveProperty('image')
  })

  it('tells of a change of hours from a week before it to its evening', async () => {
    const change = async (now: string) => (await load('clinic-intro', {}, { now })).data?.change
    expect(await change('2026-12-08T05:30:00Z')).toBeUndefined()
    expect(await change('2026-12-09T05:30:00Z')).toMatchObject({
      date: { datetime: '2026-12-16' },
      intervals: [],
    })
    expect(await change('2026-12-16T15:00:00Z')).toMatchObject({ date: { datetime: '2026-12-16' } })
    expect(await change('2026-12-16T20:00:00Z')).toBeUndefined()
  })
})

describe('shortcuts', () => {
  it('are entries of the menu, the most wanted first, at most six', async () => {
    const { data } = await load('shortcuts', {})
    const items = data?.items as { about: string }[]
    expect(items.length).toBeLessThanOrEqual(6)
    expect(items[0]?.about).toBe('appointment')
  })

  it('lead to the price list of their page only where the clinic has prices', async () => {
    const shown = (answers: object) => load('shortcuts', { prices: 'prices' }, { answers })
    const prices = expect.objectContaining({ about: 'prices' })
    expect((await shown({})).data?.items).toContainEqual(prices)
    expect((await shown({ services: nothing })).data?.items).not.toContainEqual(prices)
  })

  it('are left out where the menu has too few to help', async () => {
    expect((await load('shortcuts', {}, { answers: { menu: { data: [] } } })).data).toBeUndefined()
  })
})
