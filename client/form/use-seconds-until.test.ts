import { expect, test } from 'vitest'
import { clockTime } from './use-seconds-until.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [900, '15:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
