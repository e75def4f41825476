import { expect, test } from 'vitest'
import { counterYear, documentNumberOf, isNumberRule } from './number-rule.ts'

test('a number has a prefix, the year and a count, which begins anew only where the year is named', () => {
  expect(documentNumberOf('С-{n}/{year}', '2026-11-30', 17)).toBe('С-17/2026')
  expect(counterYear('{year}-{n}', '2027-01-01')).toBe(2027)
  expect(counterYear('A-{n}', '2027-01-01')).toBe(0)
})

test.each([
  ['{year}-{n}', true],
  ['{n}', true],
  ['{year}', false],
  ['{n}-{n}', false],
  ['{n}-{month}', false],
])('a rule counts once and names nothing unknown: %s', (rule, isRight) => {
  expect(isNumberRule(rule)).toBe(isRight)
})
