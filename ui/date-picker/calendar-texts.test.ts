import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { dateInWords, monthNames, weekdayNames } from './calendar-texts.ts'

describe.each(locales)('names of a calendar in %s', (locale) => {
  const t = translate(locale)

  it('are those of Unicode, which browsers lack for some languages', () => {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    expect(monthNames(t).map((name) => name.toLowerCase())).toEqual(
      monthNames(t).map((_, index) => month.format(Date.UTC(2026, index, 1)).toLowerCase()),
    )
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    expect(weekdayNames(t).map(({ full }) => full.toLowerCase())).toEqual(
      weekdayNames(t).map((_, index) => weekday.format(Date.UTC(2024, 0, 1 + index)).toLowerCase()),
    )
  })

  it('have seven different short weekdays', () => {
    expect(new Set(weekdayNames(t).map(({ full }) => full)).size).toBe(7)
    expect(weekdayNames(t).every(({ short }) => short.length <= 3)).toBe(true)
  })
})

describe('dateInWords', () => {
  it.each([
    ['ru', '21 ноября 2026, суббота'],
    ['kk', '2026 жылғы 21 қараша, сенбі'],
    ['uz', '2026-yil 21-noyabr, shanba'],
    ['en', 'Saturday, 21 November 2026'],
  ] as const)('says a date in %s', (locale, words) => {
    expect(dateInWords(translate(locale), '2026-11-21')).toBe(words)
  })
})
