import { expect, test } from 'vitest'
import { replaceAt } from './edit.ts'

test('takes an item out of a list', () => {
  expect(replaceAt({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] })
})
test('keeps the order of properties', () => {
  expect(JSON.stringify(replaceAt({ a: 1, b: { c: 2 }, d: 3 }, ['b', 'c'], 4))).toBe(
    '{"a":1,"b":{"c":4},"d":3}',
  )
})
