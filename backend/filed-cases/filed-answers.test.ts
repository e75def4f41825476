import { expect, test } from 'vitest'
import { t } from '../../schemas/core/type.ts'
import { filedAnswers } from './filed-answers.ts'

const label = (text: string) => ({ ru: text, kk: text, uz: text, en: text })
const form = t.object({
  title: t.string({ label: label('Название'), max: 20 }),
  text: t.optional(t.string({ label: label('Слова'), multiline: true, max: 200 })),
  kind: t.choice({ a: label('Первый'), b: label('Второй') }, { label: label('Вид') }),
  agreed: t.optional(t.boolean({ label: label('Согласен') })),
  day: t.optional(t.date({ label: label('День') })),
  phone: t.optional(t.phone({ label: label('Телефон') })),
  price: t.optional(t.number({ label: label('Цена'), minimum: 0 })),
})

test('answers are in words of the language', () => {
  const value = { title: 'А', kind: 'b', agreed: true, day: '2026-11-12', phone: '+77010000001', price: 1200 }
  expect(filedAnswers(form, value, 'ru').map(({ LABEL, TEXT }) => `${LABEL}: ${TEXT}`)).toEqual([
    'Название: А',
    'Вид: Второй',
    'Согласен: да',
    'День: 12 ноября 2026',
    'Телефон: +7 701 000 00 01',
    'Цена: 1\u00A0200',
  ])
})
