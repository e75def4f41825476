import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { LocalizedText } from './localized-text.tsx'

const html = (text: string, lang: 'ru' | 'uz' = 'ru') => render(<LocalizedText value={{ text, lang }} />)

it('names the language of a text that fell back, and only that', () => {
  expect(html('ул. Абая')).toBe('ул. Абая')
  expect(html('Abay koʻchasi', 'uz')).toBe('<span lang="uz">Abay koʻchasi</span>')
})

it('says for editors where a text stands, and to nobody else', () => {
  const edited = (lang: 'ru' | 'uz') =>
    render(<LocalizedText value={{ text: 'Дом 1-й', lang, path: 'items.0.title' }} />)
  expect(edited('ru')).toMatch(/^<span data-edit="items\.0\.title">Дом .*<\/span>$/)
  expect(edited('uz')).toContain('<span lang="uz" data-edit="items.0.title">')
})

it('keeps a number and its ending in one piece, without other characters', () => {
  const kept = (part: string) => `<span class="whitespace-nowrap">${part}</span>`
  expect(html('дом 10, 1-й этаж')).toBe(`дом 10, ${kept('1-й')} этаж`)
  expect(html('12, 2-qavat', 'uz')).toBe(`<span lang="uz">12, ${kept('2-qavat')}</span>`)
  for (const text of ['8-800-555', 'Санкт-Петербург', 'дом 5-', '3-достопримечательностями'])
    expect(html(text)).toBe(text)
})
