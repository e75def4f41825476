import { describe, expect, it } from 'vitest'
import { readSite } from '../read-site.ts'

const priceList =
  '<h2>Услуги и цены</h2><table><tr><td>Приём терапевта</td><td>2 500</td></tr><tr><td>Удаление рубца</td><td>4 000</td></tr></table>'

/** The currencies of the prices of a page, and the notes on them. */
async function currenciesOf(words: string) {
  const html = `<html lang=ru><title>Клиника</title><body><h1>Клиника</h1><p>Мы лечим людей много лет и рады видеть вас.</p>${words}${priceList}</body></html>`
  const { site } = await readSite({ name: 'a.html', bytes: new TextEncoder().encode(html) }, 2026)
  const prices = site.facts.filter((fact) => fact.kind === 'price')
  expect(prices.length).toBeGreaterThanOrEqual(2)
  return {
    all: [...new Set(prices.map(({ currency }) => currency))],
    isGuessed: site.notes.includes('guessedCurrency'),
    isSure: prices.every(({ isUnsure }) => !isUnsure),
  }
}

describe('the currency of a site whose prices have none beside them', () => {
  it.each([
    ['an other price', '<p>Анализ крови — 900 руб.</p>', 'RUB'],
    [
      'the head of its list',
      '<table><tr><th>Услуга</th><th>Цена, сум</th></tr><tr><td>Снимок</td><td>90 000</td></tr></table>',
      'UZS',
    ],
    ['an icon', '<p>Снимок 900 <i class="fa fa-rub"></i></p>', 'RUB'],
    ['a phone of Russia', '<p>Телефон: +7 (495) 123-45-67</p>', 'RUB'],
    ['a phone of Kazakhstan', '<p>Телефон: +7 (727) 123-45-67</p>', 'KZT'],
    [
      'roubles of a clinic in Belarus',
      '<p>Телефон: +375 17 123-45-67</p><p>Анализ крови — 9 руб.</p>',
      'BYN',
    ],
    ['a phone of Belarus', '<p>Телефон: +375 17 123-45-67</p>', 'BYN'],
  ])('follows from %s', async (_, words, currency) => {
    expect(await currenciesOf(words)).toEqual({ all: [currency], isGuessed: false, isSure: true })
  })

  it('is not read from letters inside of words: then no price has one, and somebody is told to choose it', async () => {
    const words = '<p>Не стоит сомневаться: рубцы исчезают, а сумма лечения невелика. Наш р-н.</p>'
    expect(await currenciesOf(words)).toEqual({ all: [''], isGuessed: true, isSure: true })
  })

  it('is not that of a few sums in which no clinic here can have prices: they keep it, and the others wait', async () => {
    const waiting = { all: ['EUR', ''], isGuessed: true, isSure: false }
    expect(await currenciesOf('<p>Снимок 20 €</p>')).toEqual(waiting)
    expect(await currenciesOf('<p>Снимок 20 €</p><p>Телефон: +7 (727) 123-45-67</p>')).toEqual(waiting)
  })

  it.each([
    ['euros', '<p>Телефон: +372 6123456</p><p>Снимок 20 €</p>', 'EUR'],
    ['a phone of Ukraine', '<p>Телефон: +38 (044) 123-45-67</p>', 'UAH'],
  ])('in which no clinic can have prices is kept, and is not sure: %s', async (_, words, currency) => {
    expect(await currenciesOf(words)).toEqual({ all: [currency], isGuessed: false, isSure: false })
  })
})
