import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber, formatPrice, parseNumber } from './price.ts'

describe('formatNumber', () => {
  test.each([
    [1234567.5, '1\u00A0234\u00A0567,5'],
    [0, '0'],
    [999, '999'],
    [1000, '1\u00A0000'],
    [4950.505, '4\u00A0950,51'],
    [-12.3, '−12,3'],
    [-0.001, '0'],
  ])('writes %d in the Russian way (C-4)', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})

describe('formatPrice', () => {
  test.each([
    ['RUB', '4\u00A0950\u00A0₽'],
    ['BYN', '4\u00A0950\u00A0BYN'],
    ['KZT', '4\u00A0950\u00A0₸'],
    ['UZS', '4\u00A0950\u00A0UZS'],
    ['KGS', '4\u00A0950\u00A0KGS'],
    ['EUR', '4\u00A0950\u00A0EUR'],
  ])('puts the sign of %s behind the number (C-3, C-4)', (currency, text) => {
    expect(formatPrice(4950, currency)).toBe(text)
  })
  test('shows decimals only when the amount is not whole', () => {
    expect(formatPrice(4950.5, 'KZT')).toBe('4\u00A0950,5\u00A0₸')
    expect(formatPrice(4950.004, 'KZT')).toBe('4\u00A0950\u00A0₸')
  })
})

describe('parseNumber', () => {
  test.each(['4 950,50', '4950.50', '4\u00A0950,50', '4\u202F950,5', ' 4950,5 '])('reads %j', (input) => {
    expect(parseNumber(input)).toBe(4950.5)
  })
  test.each(['', ' ', 'abc', '1,2,3', '1.234,5', '12a', '--1', '1e5', ',5'])(
    'takes %j for no number',
    (input) => {
      expect(parseNumber(input)).toBeUndefined()
    },
  )
  test('reads what formatNumber wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(parseNumber(formatNumber(cents / 100))).toBeCloseTo(cents / 100, 2)
      }),
    )
  })
})
