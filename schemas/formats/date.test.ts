import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate, formatMonth, formatPeriod, weekdayName } from './date.ts'

const months: Record<Locale, string> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
  en: 'January February March April May June July August September October November December',
}
const weekdays: Record<Locale, string> = {
  ru: 'понедельник вторник среда четверг пятница суббота воскресенье',
  kk: 'дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі',
  uz: 'dushanba seshanba chorshanba payshanba juma shanba yakshanba',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
}
const now = new Date('2026-06-15T12:00:00Z')
const spaced = (day: string, month: string, year?: number) => [day, month, year].filter(Boolean).join(' ')
/** The fifth day before a time. */
const fifth: Record<Locale, string> = { ru: '05', kk: '05', uz: '5', en: '05' }
/** How each language joins a day, its month and the year. */
const joined: Record<Locale, typeof spaced> = {
  ru: spaced,
  kk: spaced,
  uz: (day, month, year) => `${year ? `${year}-yil ` : ''}${day}-${month}`,
  en: spaced,
}

describe.each(locales)('in %s', (locale) => {
  test.each(months[locale].split(' ').map((name, index) => [name, index + 1] as const))(
    'formatDate names %s (C-5)',
    (name, month) => {
      const of = joined[locale]
      const instant = `2026-${String(month).padStart(2, '0')}-05T04:07:00Z`
      expect(formatDate(instant, locale, 'Asia/Almaty', now)).toBe(`${of(fifth[locale], name)}, 09:07`)
      expect(formatDate(instant.replace('2026', '2025'), locale, 'Asia/Almaty', now)).toBe(
        `${of(fifth[locale], name, 2025)}, 09:07`,
      )
      expect(formatCalendarDate(instant.slice(0, 10), locale)).toBe(of('5', name, 2026))
      expect(formatCalendarDate(instant.slice(0, 10), locale, '2026-11-21')).toBe(of('5', name))
    },
  )
  test('weekdayName counts from Monday (C-5)', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(day, locale)).join(' ')).toBe(weekdays[locale])
  })
})

test('formatDate takes the current year in the zone, not in UTC (C-5)', () => {
  const newYearInAlmaty = new Date('2026-12-31T20:00:00Z')
  expect(formatDate(newYearInAlmaty, 'ru', 'Asia/Almaty', now)).toBe('01 января 2027, 01:00')
  expect(formatDate(newYearInAlmaty, 'ru', 'Europe/Moscow', now)).toBe('31 декабря, 23:00')
  expect(formatDate('2026-12-31T10:00:00Z', 'ru', 'Asia/Almaty', newYearInAlmaty)).toBe(
    '31 декабря 2026, 15:00',
  )
})

test('formatMonth names a month that stands alone, with its year where that is another', () => {
  const said = (locale: Locale) => [
    formatMonth('2026-05-01', locale, '2026-11-21'),
    formatMonth('2025-05-01', locale, '2026-11-21'),
  ]
  expect(said('ru')).toEqual(['май', 'май 2025'])
  expect(said('kk')).toEqual(['мамыр', 'мамыр 2025'])
  expect(said('uz')).toEqual(['may', '2025-yil may'])
  expect(said('en')).toEqual(['May', 'May 2025'])
})

test('formatPeriod says the month and the year once where they are the same', () => {
  const inAll = (from: string, to: string, today?: string) =>
    locales.map((locale) => formatPeriod(from, to, locale, today))
  expect(inAll('2026-11-23', '2026-11-29', '2026-11-30')).toEqual([
    '23–29 ноября',
    '23–29 қараша',
    '23–29-noyabr',
    '23–29 November',
  ])
  expect(inAll('2026-11-01', '2026-11-30')).toEqual([
    '1–30 ноября 2026',
    '1–30 қараша 2026',
    '2026-yil 1–30-noyabr',
    '1–30 November 2026',
  ])
  expect(inAll('2026-12-28', '2027-01-03', '2026-11-30')[2]).toBe('28-dekabr – 2027-yil 3-yanvar')
})
