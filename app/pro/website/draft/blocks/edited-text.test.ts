import { expect, test } from 'vitest'
import { textChanges } from './edited-text.ts'

const path = ['pages', 'index', 'blocks', 'b1']
const props = {
  title: { ru: 'Приём', kk: 'Қабылдау' },
  lead: { ru: 'Коротко' },
  items: [{ name: { ru: 'Раз' } }, { name: { ru: 'Два' } }],
  count: 3,
}
const changes = (place: string, locale: 'ru' | 'kk', text: string | undefined) =>
  textChanges({ path, props }, place, locale, text, 'ru')

test('changes a text in the language that is shown, and no other', () => {
  expect(changes('title', 'kk', 'Кездесу')).toEqual([
    { path: [...path, 'props', 'title', 'kk'], value: 'Кездесу' },
  ])
})

test('writes what was a fallback into the language that is shown', () => {
  expect(changes('lead', 'kk', 'Қысқа')).toEqual([{ path: [...path, 'props', 'lead', 'kk'], value: 'Қысқа' }])
})

test('takes a language away without a text, and the text with its last language', () => {
  expect(changes('title', 'kk', '')).toEqual([{ path: [...path, 'props', 'title', 'kk'] }])
  expect(changes('lead', 'ru', undefined)).toEqual([{ path: [...path, 'props', 'lead'] }])
})

test('sets a list as a whole, with the other items as they were', () => {
  const value = [{ name: { ru: 'Раз' } }, { name: { ru: 'Два и три' } }]
  expect(changes('items.1.name', 'ru', 'Два и три')).toEqual([{ path: [...path, 'props', 'items'], value }])
})

test.each(['count', 'items.7.name', 'count.name', 'items.0.name.ru.x'])(
  'changes nothing at %s, where no text is',
  (place) => {
    expect(changes(place, 'ru', 'Слова')).toEqual([])
  },
)
