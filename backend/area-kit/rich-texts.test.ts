import { expect, it } from 'vitest'
import type { LocalizedRich } from '../../schemas/localized.ts'
import { htmlOf, richOf } from './rich-texts.ts'

const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
const rich = (texts: Record<string, unknown>) => texts as LocalizedRich

it('a rich text that says nothing is kept as none', () => {
  expect(htmlOf(rich({ ru: [] }))).toBeNull()
  expect(htmlOf(rich({ ru: paragraph(' '), kk: [] }))).toBeNull()
  expect(htmlOf(rich({ ru: paragraph('а'), kk: [] }))).toEqual({ ru: '<p>а</p>' })
})

it('a rich text without Russian is read as none, for its form would refuse it', () => {
  expect(richOf({ ru: '<p> </p>' })).toBeUndefined()
  expect(richOf({ ru: '', kk: '<p>а</p>' })).toBeUndefined()
  expect(Object.keys(richOf({ ru: '<p>а</p>', kk: '<p></p>' }) ?? {})).toEqual(['ru'])
})
