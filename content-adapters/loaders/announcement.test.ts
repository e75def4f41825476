import { describe, expect, it } from 'vitest'
import { fixtureApi } from '../medical-api/fixtures/fixture-api.ts'
import announcement from './announcement.ts'

type Days = { from?: string; until?: string }

/** Whether the notice is shown at an instant, and when the page expires. Almaty is UTC+5. */
async function at(now: string, days: Days, { directory = false, timezone = 'Asia/Almaty' } = {}) {
  const source = fixtureApi().openSource({ locale: 'ru', tag: () => {}, report: () => {} })
  const instants: string[] = []
  const data = await announcement(
    { title: { ru: 'Не работаем' }, tone: 'calm', ...days },
    {
      source,
      locale: 'ru',
      now: new Date(now),
      expires: (instant) => instants.push(instant.toISOString()),
      ...(!directory && { company: { ...(await source.company('tan-dent')), timezone } }),
    },
  )
  return { isShown: data !== undefined, expires: instants }
}

const holidays = { from: '2027-01-01', until: '2027-01-08' }
const begins = '2026-12-31T19:00:00.000Z'
const ends = '2027-01-08T19:00:00.000Z'

describe('announcement', () => {
  it('is always there without days, and never the reason to make a page anew', async () => {
    expect(await at('2026-11-21T05:30:00Z', {})).toEqual({ isShown: true, expires: [] })
  })

  it.each([
    ['before its first day', '2026-12-31T18:59:59Z', false, [begins]],
    ['from the first moment of its first day', begins, true, [ends]],
    ['to the last moment of its last day', '2027-01-08T18:59:59Z', true, [ends]],
    ['after its last day', ends, false, []],
  ])('follows the clocks of the clinic: %s', async (_, now, isShown, expires) => {
    expect(await at(now, holidays)).toEqual({ isShown, expires })
  })

  it('may have one of the two days only', async () => {
    expect(await at(begins, { from: '2027-01-01' })).toEqual({ isShown: true, expires: [] })
    expect(await at('2020-01-01T00:00:00Z', { until: '2027-01-08' })).toEqual({
      isShown: true,
      expires: [ends],
    })
  })

  it('may be there for ever, as a person writes it', async () => {
    expect(await at(begins, { until: '9999-12-31' })).toMatchObject({ isShown: true })
  })

  it('is there for one day whose end is its beginning', async () => {
    const day = { from: '2027-01-08', until: '2027-01-08' }
    expect(await at('2027-01-07T18:59:59Z', day)).toMatchObject({ isShown: false })
    expect(await at('2027-01-07T19:00:00Z', day)).toEqual({ isShown: true, expires: [ends] })
    expect(await at(ends, day)).toMatchObject({ isShown: false })
  })

  it.each(['2026-12-01T00:00:00Z', '2027-01-05T00:00:00Z', '2027-02-01T00:00:00Z'])(
    'is never there where it ends before it begins (%s)',
    async (now) => {
      expect(await at(now, { from: '2027-01-08', until: '2027-01-01' })).toEqual({
        isShown: false,
        expires: [],
      })
    },
  )

  it('goes by the zone of its clinic, and on pages of no clinic by that of the directory', async () => {
    const moscow = await at('2026-12-31T20:00:00Z', holidays, { timezone: 'Europe/Moscow' })
    expect(moscow).toEqual({ isShown: false, expires: ['2026-12-31T21:00:00.000Z'] })
    expect(await at(begins, holidays, { directory: true })).toEqual({ isShown: true, expires: [ends] })
  })
})
