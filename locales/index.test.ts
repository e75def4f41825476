import { expect, test } from 'vitest'
import { resources, translate } from './index.ts'
import { locales } from './locale.ts'

test('translate picks the plural form of its language', () => {
  const sentence = (count: number) => translate('ru')('problems:minItems', { count })
  expect(sentence(1)).toContain('1 запись')
  expect(sentence(2)).toContain('2 записи')
  expect(sentence(5)).toContain('5 записей')
  expect(sentence(11)).toContain('11 записей')
  expect(sentence(21)).toContain('21 запись')
  expect(translate('kk')('problems:minItems', { count: 21 })).toContain('21 жазба')
  expect(translate('en')('problems:minItems', { count: 21 })).toContain('21 entries')
})
test('translate shows a value as it was given', () => {
  expect(translate('en')('problems:extra', { name: '<b>&</b>' })).toContain('“<b>&</b>”')
})
test('translate gives the same text the second time', () => {
  const text = translate('uz')('problems:required')
  expect(translate('uz')('problems:required')).toBe(text)
  expect(translate('kk')('problems:required')).not.toBe(text)
})
test('every language has texts', () => {
  expect(Object.keys(resources).sort()).toEqual([...locales].sort())
})
