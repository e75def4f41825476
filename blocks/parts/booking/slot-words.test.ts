import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { partOfDay } from '../../../schemas/appointment-requests/appointment-request.ts'
import { dateWords, dayInWords, weekdayOfDate } from '../common/date-words.ts'
import { repeatPrice, slotPrice } from './slot-words.ts'

describe('a time of day', () => {
  it.each([
    ['07:30', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'day'],
    ['16:55', 'day'],
    ['17:00', 'evening'],
    ['23:45', 'evening'],
  ])('%s belongs to the %s', (label, part) => {
    expect(partOfDay(label)).toBe(part)
  })
})

describe('the price of a visit', () => {
  const price = (PRICE: number | null, PRICE_TO: number | null, currency: string | null = 'KZT') =>
    slotPrice({ PRICE, PRICE_TO }, currency, { noCharge: 'бесплатно' })
  it('is one number or a range, and nothing where nobody says', () => {
    expect(price(5000, null)).toBe('5\u00a0000\u00a0₸')
    expect(price(5000, 5000)).toBe('5\u00a0000\u00a0₸')
    expect(price(5000, 9000)).toBe('5\u00a0000–9\u00a0000\u00a0₸')
    expect(price(0, null)).toBe('бесплатно')
    expect(price(0, 5000)).toBe('0–5\u00a0000\u00a0₸')
    expect(price(null, null)).toBe('')
    expect(price(5000, null, null)).toBe('')
  })
})

describe('the price of a repeat visit', () => {
  const texts = { noCharge: 'бесплатно', repeat: 'повторно {price}' }
  it('is named as such, and nothing where it has none of its own', () => {
    const words = (PRICE_REPEAT?: number | null) => repeatPrice({ PRICE_REPEAT, CURRENCY: 'KZT' }, texts)
    expect([words(3000), words(0)]).toEqual(['повторно 3\u00a0000\u00a0₸', 'повторно бесплатно'])
    expect([words(null), words()]).toEqual(['', ''])
  })
})

describe('a day in words', () => {
  it.each([
    ['ru', '30 ноября', 'Понедельник'],
    ['kk', '30 қараша', 'Дүйсенбі'],
    ['uz', '30-noyabr', 'Dushanba'],
    ['en', '30 November', 'Monday'],
  ] as const)('is that of a person in %s', (locale, day, weekday) => {
    const words = dateWords(translate(locale))
    expect(dayInWords('2026-11-30', words)).toBe(day)
    expect(weekdayOfDate('2026-11-30', words).full.toLowerCase()).toBe(weekday.toLowerCase())
    expect(weekdayOfDate('2026-12-06', words).short).toBe(words.weekdays[6]?.short)
  })
})
