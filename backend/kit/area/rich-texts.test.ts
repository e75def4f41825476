import { expect, it } from 'vitest'
import type { LocalizedRich } from '../../../schemas/core/localized.ts'
import { htmlOf, richOf } from './rich-texts.ts'

const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
const rich = (texts: Record<string, unknown>) => texts as LocalizedRich

it('a rich text that says nothing is kept as none', () => {
  expect(htmlOf(rich({ ru: [] }))).toBeNull()
  expect(htmlOf(rich({ ru: paragraph(' '), kk: [] }))).toBeNull()
  expect(htmlOf(rich({ ru: paragraph('а'), kk: [] }))).toEqual({ ru: '<p>а</p>' })
})

it('a rich text without Russian keeps its other languages when it is read and saved', () => {
  expect(richOf({ ru: '<p> </p>' })).toBeUndefined()
  const html = { ru: '', kk: '<p>а</p>' }
  expect(richOf(html)).toMatchObject({ ru: [], kk: [{ children: [{ text: 'а' }] }] })
  expect(htmlOf(richOf(html))).toEqual(html)
  expect(Object.keys(richOf({ ru: '<p>а</p>', kk: '<p></p>' }) ?? {})).toEqual(['ru'])
})

it('pictures, tables and what we do not know are kept when a text is saved and read again', () => {
  const cell = (text: string) => ({ _type: 'cell', children: [{ _type: 'span', text }] })
  const objects = [
    { _type: 'picture', src: '/images/a', width: 3, height: 2, alt: 'Кабинет', focus: { x: 0.5 } },
    {
      _type: 'table',
      headerRow: true,
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ].map((texts) => ({ _type: 'row', cells: texts.map(cell) })),
    },
    { _type: 'poll', options: [1, null, { a: '«' }] },
  ]
  expect(richOf(htmlOf(rich({ ru: objects })))).toMatchObject({ ru: objects })
})
