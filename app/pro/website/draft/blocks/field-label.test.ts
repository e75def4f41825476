import { expect, it } from 'vitest'
import faq from '../../../../../schemas/blocks/faq.ts'
import { changedField } from './field-label.ts'

it.each([
  ['what a short text is now', ['title', 'uz'], 'Savollar', 'Заголовок · Oʻzbekcha: «Savollar»'],
  ['only the name where the text is long', ['title', 'ru'], 'а'.repeat(61), 'Заголовок · Русский'],
  ['only the name where a text has gone', ['title', 'kk'], undefined, 'Заголовок · Қазақша'],
  ['the field of an item', ['items', '0', 'question', 'ru'], 'Больно?', 'Вопрос · Русский: «Больно?»'],
  ['a field that is no text', ['firstOpen'], true, 'Первый ответ раскрыт'],
])('tells %s', (_, path, value, expected) => {
  expect(changedField(faq.props, path, value, 'ru')).toBe(expected)
})
