import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'

const read = async (html: string) => {
  const bytes = new TextEncoder().encode(`<html><meta charset=utf-8>${html}</html>`)
  return (await readSite({ name: 'old.html', bytes }, 2026)).site
}
const titles = async (html: string): Promise<string[]> =>
  (await read(html)).pages.flatMap(({ title }) => Object.values(title))

it.each([
  '<title>Имплантация зубов</title><h1 class="logo">Ак Тис</h1><p>Ставим импланты за один день.</p>',
  '<title>Имплантация зубов</title><h1><img src="/img/logo.png" alt=""> Ак Тис</h1><p>Ставим импланты за один день.</p>',
  '<title>Имплантация зубов</title><h1><img src="a.svg" alt="Логотип клиники"><span>Ак Тис</span></h1><p>Ставим импланты за один день.</p>',
  '<title>Имплантация зубов</title><h1><img src="a.svg" alt="Ак Тис"></h1><p>Ставим импланты за один день.</p>',
  '<title>Имплантация зубов</title><h1><a href="/"><img src="a.svg" alt="Ак Тис"></a></h1><p>Ставим импланты за один день.</p>',
  '<title>Ак Тис</title><h1><img src="/logo/tooth.png" alt="Зуб"> Имплантация зубов</h1><p>Ставим импланты за один день.</p>',
  '<h1><a href="/">Ак Тис</a></h1><h1>Имплантация зубов</h1><p>Ставим импланты за один день.</p>',
])('a logo is no title of a page: %s', async (html) =>
  expect(await titles(html)).toEqual(['Имплантация зубов']),
)

it('the link at the end of a heading is no part of the title', async () =>
  expect(
    await titles(
      '<h1>Ахметова <br>Динара <a class="b-link" href="#">Задать вопрос</a></h1><p>Лечит зубы.</p>',
    ),
  ).toEqual(['Ахметова Динара']))

it('the slides of a slider are no pages', async () => {
  const slide = (text: string) => `<div class="swiper-slide"><h1>${text}</h1><p>Запишитесь сегодня.</p></div>`
  const slider = ['Лечим без боли', 'Красивая улыбка', 'Скидка детям'].map(slide).join('')
  expect(await titles(`<title>Лечение зубов</title><div class="slider">${slider}</div>`)).toEqual([
    'Лечение зубов',
  ])
})

it('a page of cards whose names are main headings is one page, and so is one with the name of the clinic in its footer', async () => {
  const card = (name: string) => `<li><h1>${name}</h1><p>Врач-терапевт</p></li>`
  const cards = `<ul>${card('Иванова Мария Петровна')}${card('Сидоров Пётр Иванович')}</ul>`
  const about = '<p>Мы лечим людей много лет и рады видеть вас.</p>'
  const footer = '<footer><h1>Ак Тис</h1><p>Работаем с 2009 года для вас и вашей семьи.</p></footer>'
  expect(await titles(`<h1>Терапия</h1>${about}${cards}${footer}`)).toEqual(['Терапия'])
})

it.each([
  '<h1>Лікарі</h1><p>Наші лікарі лікують дорослих і дітей, приймає й хірург із Києва.</p>',
  '<h1>Кошт паслуг</h1><p>Кошт паслуг для дарослых і дзяцей, якія ў нас лечацца ўжо.</p>',
])(
  'Ukrainian and Belarusian words stand in for Russian ones, not for Kazakh or Uzbek ones: %s',
  async (html) => {
    const { pages, languages } = await read(html)
    expect([languages, Object.keys(pages[0]?.title ?? {})]).toEqual([['ru'], ['ru']])
  },
)
