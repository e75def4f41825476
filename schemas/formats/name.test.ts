import { expect, test } from 'vitest'
import { fullName } from './name.ts'

test.each([
  [{ lastname: 'Ахметова', name: 'Айгүл', middlename: 'Серікқызы' }, 'Ахметова Айгүл Серікқызы'],
  [{ lastname: 'Ахметова', name: 'Айгүл', middlename: '' }, 'Ахметова Айгүл'],
  [{ lastname: ' ', name: ' Айгүл ', middlename: null }, 'Айгүл'],
  [{ name: 'Айгүл' }, 'Айгүл'],
  [{}, ''],
])('joins the parts that are there: %j', (parts, name) => {
  expect(fullName(parts)).toBe(name)
})
