import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'
import { encode } from '../testing/encode.ts'
import { factText } from '../testing/fact-text.ts'

const pricesOf = async (html: string): Promise<string[]> => {
  const bytes = new TextEncoder().encode(`<html lang="ru"><body><main>${html}</main></body></html>`)
  return (await readSite({ name: 'prices.html', bytes }, 2026)).site.facts.map(factText)
}

const table = (...rows: string[][]) =>
  `<h2>Цены на услуги</h2><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

it('takes both prices of two columns that say whom they are for', async () => {
  const heads = ['Услуга', 'Взрослые', 'Дети']
  expect(await pricesOf(table(heads, ['Терапевт', '8000', '5000'], ['Хирург', '9000', '']))).toEqual([
    'price Терапевт (взрослые) = 8000 ?',
    'price Терапевт (дети) = 5000 ?',
    'price Хирург = 9000 ?',
  ])
})

it('takes the prices of a first and a repeat visit as those of one service', async () => {
  const heads = ['Услуга', 'Первичный приём', 'Повторный']
  expect(await pricesOf(table(heads, ['Терапевт', '8000', '5000'], ['Хирург', '9000', '']))).toEqual([
    'price Терапевт = 8000, repeat 5000 ?',
    'price Хирург = 9000 ?',
  ])
})

it('takes small sums below a head that says that they are prices, and the whole name of a service in its cell', async () => {
  const rows = [
    ['ЭКГ', '20', '9'],
    ['Снимок. Описание и запись на диск', '15', '12,5'],
    ['УЗИ', '20', 'от 8'],
  ]
  expect(await pricesOf(table(['Услуга', 'Минут', 'Стоимость, BYN'], ...rows))).toEqual([
    'price ЭКГ = 9 BYN',
    'price Снимок. Описание и запись на диск = 12.5 BYN',
    'price УЗИ = 8 BYN',
  ])
})

it('takes columns whose heads only name them, and a sum that stands in the cell of the name', async () => {
  const rows = [
    ['', '2D', '3D'],
    ['УЗИ почек', '800 тг', ''],
    ['УЗИ при беременности', '1100 тг', '2000 тг'],
    ['УЗИ и запись на диск — 2500 тг', '', ''],
    ['Курс, 1 поле/2 поля', '400 / 600 тг', ''],
  ]
  expect(await pricesOf(table(...rows))).toEqual([
    'price УЗИ почек = 800 KZT',
    'price УЗИ при беременности (2D) = 1100 KZT',
    'price УЗИ при беременности (3D) = 2000 KZT',
    'price УЗИ и запись на диск = 2500 KZT',
  ])
})

it('takes a table of one row, and a word for a price in its own place', async () => {
  expect(
    await pricesOf('<table><tr><td>Анализ крови</td><td>1-5 дней</td><td>220 тг</td></tr></table>'),
  ).toEqual(['price Анализ крови = 220 KZT'])
  expect(await pricesOf('<p>Анализ крови</p><p>1-5 дней</p><p>220 тг</p>')).toEqual([])
  const row = '<div><span class="price__name">Осмотр</span><span class="price__count">Беcплатно</span></div>'
  expect(await pricesOf(`${row}<p>УЗИ – 300 тг</p>`)).toContain('price Осмотр = 0 KZT')
})

it('takes the name of a card above several lines of text, not the last of them', async () => {
  const text = ['Новое оборудование.', 'Без боли.', 'За одно посещение.'].map((line) => `<p>${line}</p>`)
  const card = (name: string, sum: string) =>
    `<h3>${name}</h3>${text.join('')}<div class="box__price">от <span>${sum}</span> тг</div><a>Подробнее →</a>`
  expect(await pricesOf(`<h2>Услуги</h2>${card('Протез', '19 999')}${card('Имплант', '39 999')}`)).toEqual([
    'price Протез = 19999 KZT',
    'price Имплант = 39999 KZT',
  ])
})

it.each(['class="modal"', 'style="display: none"'])(
  'takes a list of prices that opens at a press: %s',
  async (attribute) => {
    const items = ['Пломба – 3 000 тг', 'Чистка – 5 000 тг', 'Снимок – 2 000 тг']
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    expect(await pricesOf(`<p>Лечим зубы.</p><div ${attribute}><h3>Терапия</h3>${list}</div>`)).toHaveLength(
      3,
    )
  },
)

it('takes each line of a cell with its own sum', async () => {
  const rows = table(['Услуга', 'Цена'], ['УЗИ почек<br>УЗИ печени', '<p>4000 тг</p><p>6000 тг</p>'])
  expect(await pricesOf(rows)).toEqual(['price УЗИ почек = 4000 KZT', 'price УЗИ печени = 6000 KZT'])
})

it('takes no price of two, except one beside a struck one', async () => {
  const rows = [
    ['Услуга', 'Цена'],
    ['УЗИ', '60 000 ₸ 45 000 ₸'],
    ['КТ', '60 000 ₸<br>45 000 ₸'],
    ['МРТ', '<del>60 000 ₸</del> 45 000 ₸'],
    ['ЭКГ', '10 000 ₸'],
  ]
  expect(await pricesOf(table(...rows))).toEqual(['price МРТ = 45000 KZT', 'price ЭКГ = 10000 KZT'])
  const card = '<h2>Цены</h2><h3>Чистка</h3><div>9 000 ₸</div><div>7 000 ₸</div>'
  expect(await pricesOf(card)).toEqual([])
})

it('reads sums as price tags have them, and the whole name before them', async () => {
  const lines =
    'Снятие швов 5000-<br>Перевязка 7000=<br>Пломба 640-00<br>Коронка 400=00<br>УЗИ 150 ⃏<br>Ботокс 300₸'
  expect(await pricesOf(`<h2>Прайс</h2><p>${lines}</p>`)).toEqual([
    'price Снятие швов = 5000 KZT',
    'price Перевязка = 7000 KZT',
    'price Пломба = 640 KZT',
    'price Коронка = 400 KZT',
    'price УЗИ = 150 KZT',
    'price Ботокс = 300 KZT',
  ])
})

it.each(['price.csv', 'price.txt'])('reads a file of a spreadsheet as a table: %s', async (name) => {
  const text =
    'Код;Наименование услуги;Цена, руб.;Срок\r\nA01;"Приём (осмотр, консультация); первичный";1 500,00;\r\nB03;УЗИ почек;"2 000-00";1 день\r\nC02;"Глюкоза\nХолестерин";"150\n200";1\r\n'
  const bytes = encode(text, 'windows-1251')
  const { site } = await readSite({ name, bytes }, 2026)
  expect(site.facts.map(factText)).toEqual([
    'price Приём (осмотр, консультация); первичный = 1500 RUB',
    'price УЗИ почек = 2000 RUB',
    'price Глюкоза = 150 RUB',
    'price Холестерин = 200 RUB',
  ])
})
