import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate, weekdayName } from './date.ts'

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
/** How each language joins a day, its month and the year. */
const joined: Record<Locale, typeof spaced> = {
  ru: spaced,
  kk: spaced,
  uz: (day, month, year) => `${day}-${month}${year ? `, ${year}` : ''}`,
  en: spaced,
}

describe.each(locales)('in %s', (locale) => {
  test.each(months[locale].split(' ').map((name, index) => [name, index + 1] as const))(
    'formatDate names %s (C-5)',
    (name, month) => {
      const of = joined[locale]
      const instant = `2026-${String(month).padStart(2, '0')}-05T04:07:00Z`
      expect(formatDate(instant, locale, 'Asia/Almaty', now)).toBe(`${of('05', name)}, 09:07`)
      expect(formatDate(instant.replace('2026', '2025'), locale, 'Asia/Almaty', now)).toBe(
        `${of('05', name, 2025)}, 09:07`,
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
