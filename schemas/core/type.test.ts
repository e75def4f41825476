import { expect, it } from 'vitest'
import { t } from './type.ts'

it('says which options a field takes where one is wrong', () => {
  // @ts-expect-error: the option of a text is `max`.
  expect(() => t.text({ maxLength: 5 })).toThrow(
    't.text has no option maxLength. It takes max, multiline, label, help, hidden, editor.',
  )
  // @ts-expect-error: the option of a number is `maximum`.
  expect(() => t.integer({ max: 5 })).toThrow('It takes minimum, maximum, default, label')
  // @ts-expect-error: a date has no options of its own.
  expect(() => t.date({ min: '2026-01-01' })).toThrow('t.date has no option min')
})
