import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'

const titles = async (html: string): Promise<string[]> => {
  const bytes = new TextEncoder().encode(`<html><meta charset=utf-8>${html}</html>`)
  const { site } = await readSite({ name: 'old.html', bytes }, 2026)
  return site.pages.flatMap(({ title }) => Object.values(title))
}

it.each([
  '<title>Имплантация зубов</title><h1 class="logo">Ак Тис</h1><p>Ставим импланты за один день.</p>',
  '<h1><a href="/">Ак Тис</a></h1><h1>Имплантация зубов</h1><p>Ставим импланты за один день.</p>',
])('a logo is no title of a page: %s', async (html) =>
  expect(await titles(html)).toEqual(['Имплантация зубов']),
)

it('the slides of a slider are no pages', async () => {
  const slide = (text: string) => `<div class="swiper-slide"><h1>${text}</h1><p>Запишитесь сегодня.</p></div>`
  const slider = ['Лечим без боли', 'Красивая улыбка', 'Скидка детям'].map(slide).join('')
  expect(await titles(`<title>Лечение зубов</title><div class="slider">${slider}</div>`)).toEqual([
    'Лечение зубов',
  ])
})
