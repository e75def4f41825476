import { describe, expect, it } from 'vitest'
import type { LoadContext } from '../loader.ts'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import { loaders } from './registry.ts'

const now = new Date('2026-11-21T05:30:00Z')

type Free = { DATE: string; LABEL: string; START: string }
const free = (day: string): Free => ({ DATE: day, LABEL: '10:00', START: `${day}T05:00:00Z` })
const today = '2026-11-21'
const tomorrow = '2026-11-22'

/** A doctor of the list with a rating of so many reviews, and the first free time. */
const doctor = (name: string, reviews: number, first?: Free) => {
  const slot = first && { ...first, SPECIALIST_CODE: '100101', COMPANY_CABINET_CODE: '10011' }
  return {
    SECTION: 'doctors',
    CODE: name,
    SLUG: name,
    NAME: name,
    RATING: 4.8,
    REVIEWS_COUNT: reviews,
    TIMEZONE: 'Asia/Almaty',
    COMPANY_SLUG: 'tan-dent',
    COMPANY_NAME: 'Таң-Дент',
    NEAREST_SLOT: slot ?? null,
    NEAREST_SLOTS: slot ? [slot] : [],
  }
}

/** The data of the block in a city whose list has these doctors. */
async function load(doctors: readonly object[], settings: Partial<LoadContext> = {}) {
  const listing = { data: doctors, meta: { page: 1, pages: 1, total: doctors.length }, FACETS: {} }
  const source = fixtureApi({ ...fixtures(), listing }).openSource({
    locale: 'ru',
    tag: () => {},
    report: () => {},
  })
  const context = { source, locale: 'ru' as const, now, expires: () => {}, ...settings }
  const data = await loaders.get('city-doctors')?.({} as never, context)
  const slugs = (of: unknown) =>
    (of as { items: { slug: string }[] } | undefined)?.items.map(({ slug }) => slug) ?? []
  return data && { data, free: slugs(data.free), praised: slugs(data.praised) }
}

describe('city-doctors', () => {
  const all = [doctor('tomorrow', 9, free(tomorrow)), doctor('praised', 5), doctor('hardly', 4)]

  it('has those who are free today', async () => {
    const shown = await load([doctor('today', 4, free(today)), ...all])
    expect([shown?.free, shown?.praised]).toEqual([['today'], ['tomorrow', 'praised']])
    expect(shown?.data).toMatchObject({
      free: { day: 'today', all: { path: `/companies/doctors/location/almaty?online=1&day=${today}` } },
    })
  })

  it('has those who are free tomorrow where nobody is today, and others with at least five reviews', async () => {
    const shown = await load(all)
    expect([shown?.free, shown?.praised]).toEqual([['tomorrow'], ['praised']])
    expect(shown?.data).toMatchObject({
      city: { ru: 'Алматы' },
      cities: [{ slug: 'almaty', isChosen: true, link: { path: '/?city=almaty' } }],
      free: {
        day: 'tomorrow',
        all: { path: `/companies/doctors/location/almaty?online=1&day=${tomorrow}` },
      },
      praised: { all: { path: '/companies/doctors/location/almaty?rating=4&sort=rating' } },
    })
  })

  it('has at most three of each', async () => {
    const names = ['a', 'b', 'c', 'd']
    const shown = await load([
      ...names.map((name) => doctor(`free-${name}`, 0, free(tomorrow))),
      ...names.map((name) => doctor(`praised-${name}`, 20)),
    ])
    expect([shown?.free.length, shown?.praised.length]).toEqual([3, 3])
  })

  it('leaves out what nobody is in', async () => {
    const shown = await load([doctor('praised', 5)])
    expect(shown?.data).not.toHaveProperty('free')
    expect(shown?.praised).toEqual(['praised'])
  })

  it('is absent where nobody is free or praised, and in a city without doctors', async () => {
    expect(await load([doctor('new', 0)])).toBeUndefined()
    expect(await load([doctor('praised', 5)], { city: 'atlantis' })).toBeUndefined()
  })
})
