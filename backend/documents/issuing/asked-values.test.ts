import { expect, it } from 'vitest'
import type { AskedField } from '../../../schemas/areas/document-templates.ts'
import { askedValues } from './asked-values.ts'

const sum: AskedField = { name: 'сумма', label: { ru: 'Сумма' }, kind: 'money', required: true, choices: [] }
const ask = (typed: string) =>
  askedValues([sum], { сумма: typed }, { lang: 'uz', locale: 'ru', currency: 'UZS' })

it.each([
  ['2500', '2\u00A0500\u00A0UZS'],
  ['4 950,50', '4\u00A0950,5\u00A0UZS'],
])('prints the typed amount %j with the currency of the clinic', (typed, printed) => {
  expect(ask(typed)).toEqual({ printed: { сумма: printed }, faults: {} })
})

it.each(['0', '-5', '2500 тенге', '1,234'])('refuses %j as an amount, and says what one is', (typed) => {
  expect(ask(typed).printed).toEqual({})
  expect(ask(typed).faults['VALUES[сумма]']).toMatch(/сумму больше нуля/)
})
