import { describe, expect, it } from 'vitest'
import { roubles } from './currency-signs.ts'
import { hasSum, moneyAtEnd, onlyMoney } from './money.ts'

describe('a sum that is said to be the least', () => {
  it.each([
    ['от 25 000 ₸', 'KZT'],
    ['25 000 теңгеден бастап', 'KZT'],
    ['25 000 so‘mdan boshlab', 'UZS'],
    ['цена от 25 000 руб.', roubles],
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

it('a word for a price may have Latin letters among its own', () =>
  expect(['Беcплатно', 'бecплaтнo', 'По зaпpocу'].map(onlyMoney)).toEqual([{ price: 0 }, { price: 0 }, {}]))

describe('a small sum', () => {
  it.each([
    ['5 €', { price: 5, currency: 'EUR' }],
    ['€ 7', { price: 7, currency: 'EUR' }],
    ['от 5 €', { price: 5, currency: 'EUR', isFrom: true }],
    ['5-9 €', { price: 5, priceTo: 9, currency: 'EUR' }],
    ['0,62 руб.', { price: 0.62, currency: roubles }],
    ['6.10 р.', { price: 6.1, currency: roubles }],
    ['2 бел. руб.', { price: 2, currency: 'BYN' }],
    ['$8', { price: 8, currency: 'USD' }],
    ['9 грн', { price: 9, currency: 'UAH' }],
  ])('is one with its currency: %s', (text, money) => {
    expect(onlyMoney(text)).toEqual(money)
    expect(moneyAtEnd(`Пломба ${text}`)?.money).toEqual(money)
  })

  it.each(['2 р. в день', 'курс 2 р', 'Класс 2', 'зубы 1-2', '5 о'])('is none without it: %s', (text) => {
    expect(onlyMoney(text) ?? moneyAtEnd(text)).toBeUndefined()
    expect(hasSum(text)).toBe(false)
  })

  it('is no beginning of a range that is another sum', () =>
    expect(moneyAtEnd('Пломба, класс 2 - 5000 тг')).toMatchObject({ money: { price: 5000 } }))
})
