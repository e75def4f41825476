import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '../core/judge.ts'
import { t } from '../core/type.ts'
import { filedFields, readFiledValue } from './filed-fields.ts'

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

test('fields are in the order of the form, each with its kind', () => {
  expect(filedFields(form).map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['title', 'line', true],
    ['text', 'lines', false],
    ['kind', 'choice', true],
    ['agreed', 'boolean', false],
    ['day', 'date', false],
    ['phone', 'phone', false],
    ['price', 'number', false],
  ])
})

test('a form without script is read as its JSON', () => {
  const sent = {
    title: '  Справка \u200b для  мамы ',
    text: 'раз\r\nдва ',
    kind: 'b',
    agreed: 'on',
    day: '2026-11-12',
    phone: '8 (701) 000-00-01',
    price: '12 500,50',
  }
  const read = readFiledValue(form, sent)
  expect(read).toEqual({
    title: 'Справка для мамы',
    text: 'раз\nдва',
    kind: 'b',
    agreed: true,
    day: '2026-11-12',
    phone: '+77010000001',
    price: 12500.5,
  })
  expect(judge(form, read).problems).toEqual([])
  expect(readFiledValue(form, read)).toEqual(read)
})

test('an empty field is absent, and a wrong or unknown one is left to the judge', () => {
  const read = readFiledValue(form, { title: ' ', kind: 'c', day: 'завтра', price: 'дорого', more: 'x' })
  expect(read).toEqual({ kind: 'c', day: 'завтра', price: 'дорого', more: 'x' })
  const { problems } = judge(form, read)
  expect(new Set(problems.map(({ path }) => String(path[0])))).toEqual(
    new Set(['title', 'kind', 'day', 'price', 'more']),
  )
})

test('no value that is sent breaks the reading, and what was read is read again as it is', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const read = readFiledValue(form, sent)
      expect(readFiledValue(form, read)).toEqual(read)
    }),
  )
})
