import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

const rich = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    children: [{ _type: 'span', _key: 'b', text }],
    markDefs: [],
    style: 'normal',
  },
]

it.each([
  ['of its title in the language', { count: 3, title: { ru: 'Врачи', kk: 'Дәрігерлер' } }, 'kk Дәрігерлер'],
  ['in Russian where the language has none', { title: { ru: 'Врачи' } }, 'ru Врачи'],
  ['of its rich text', { body: { ru: rich('Сначала объясняем'), kk: rich('Алдымен') } }, 'kk Алдымен'],
  ['of its first item with words', { items: [{ href: '/a' }, { name: { ru: 'Цены' } }] }, 'ru Цены'],
])('gives the first words of a block %s', (_, props, expected) => {
  const found = firstWords(props, 'kk')
  expect(`${found?.lang} ${found?.text}`).toBe(expected)
})

it('gives none for a block without words', () => {
  expect(firstWords({ limit: 3, title: { ru: ' ' }, items: [null] }, 'ru')).toBeUndefined()
})
