import { describe, expect, it } from 'vitest'
import { addDays } from '../../../schemas/formats/zone.ts'
import { type DayVisits, visitPeriods } from './visit-periods.ts'

const today = '2026-11-24'
const ago = (days: number) => addDays(today, -days)

/** One person each day, as many days back. */
const daily = (days: number, people = 1): DayVisits[] =>
  Array.from({ length: days }, (_, index) => ({ day: ago(index), page: '', locale: 'ru', people }))

const read = (visits: readonly DayVisits[], since: string | undefined = visits.at(-1)?.day) =>
  visitPeriods(visits, { since, today })

describe('a site', () => {
  it('that nobody has opened has no day from which it is counted', () => {
    expect(read([])).toMatchObject({
      SINCE: null,
      WEEK: { FROM: ago(6), TO: today, PEOPLE: 0, BEFORE: null, PAGES: [], LOCALES: [] },
    })
  })

  it('of less than a week has all of its days, with today', () => {
    expect(read(daily(3)).WEEK).toMatchObject({ FROM: ago(2), TO: today, PEOPLE: 3, BEFORE: null })
    expect(read(daily(3)).MONTH).toMatchObject({ FROM: ago(2), TO: today, PEOPLE: 3, BEFORE: null })
  })

  it('of a week or more has whole days only', () => {
    const { WEEK, MONTH } = read(daily(8))
    expect(WEEK).toMatchObject({ FROM: ago(7), TO: ago(1), PEOPLE: 7, BEFORE: null })
    expect(MONTH).toMatchObject({ FROM: ago(7), TO: ago(1), PEOPLE: 7, BEFORE: null })
  })

  it('is compared with a week before that was counted whole, also if nobody came', () => {
    expect(read(daily(15)).WEEK.BEFORE).toBe(null)
    expect(read(daily(16)).WEEK.BEFORE).toBe(7)
    expect(read(daily(8), ago(90)).WEEK.BEFORE).toBe(0)
    expect(read(daily(62, 2)).MONTH).toMatchObject({ PEOPLE: 60, BEFORE: 60 })
  })

  it('has its pages and languages with the most people first, each page beside the whole', () => {
    const visits: DayVisits[] = [
      { day: ago(1), page: '', locale: 'kk', people: 2 },
      { day: ago(1), page: '', locale: 'ru', people: 5 },
      { day: ago(1), page: 'data:prices', locale: 'ru', people: 1 },
      { day: ago(2), page: 'data:prices', locale: 'kk', people: 3 },
      { day: ago(2), page: 'index', locale: 'ru', people: 2 },
      { day: ago(9), page: 'index', locale: 'ru', people: 9 },
    ]
    const { WEEK, MONTH } = read(visits)
    expect(WEEK).toMatchObject({
      PEOPLE: 7,
      PAGES: [
        { PAGE: 'data:prices', PEOPLE: 4 },
        { PAGE: 'index', PEOPLE: 2 },
      ],
      LOCALES: [
        { LOCALE: 'ru', PEOPLE: 5 },
        { LOCALE: 'kk', PEOPLE: 2 },
      ],
    })
    expect(MONTH.PAGES[0]).toEqual({ PAGE: 'index', PEOPLE: 11 })
  })

  it('has the last thirty days one by one, those without anybody too', () => {
    const { DAYS } = read(daily(2, 4))
    expect(DAYS).toHaveLength(30)
    expect(DAYS.slice(-3)).toEqual([
      { DAY: ago(2), PEOPLE: 0 },
      { DAY: ago(1), PEOPLE: 4 },
      { DAY: today, PEOPLE: 4 },
    ])
  })
})
