import { describe, expect, it } from 'vitest'
import { moneyAtEnd, onlyMoney } from './money.ts'

describe('a sum that is said to be the least', () => {
  it.each([
    ['от 25 000 ₸', 'KZT'],
    ['25 000 теңгеден бастап', 'KZT'],
    ['25 000 so‘mdan boshlab', 'UZS'],
    ['цена от 25 000 руб.', 'RUB'],
    ['from 25,000 KZT', 'KZT'],
  ])('keeps that: %s', (text, currency) => {
    const read = onlyMoney(text) ?? moneyAtEnd(`Коронка ${text}`)?.money
    expect(read).toEqual({ price: 25_000, currency, isFrom: true })
  })

  it.each(['25 000 ₸', 'от 25 000 до 30 000 ₸', '25 000 – 30 000 ₸', 'бесплатно'])(
    'is none of these: %s',
    (text) => {
      expect(onlyMoney(text)).toBeDefined()
      expect(onlyMoney(text)).not.toHaveProperty('isFrom')
    },
  )
})
