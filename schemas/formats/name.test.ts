import { expect, test } from 'vitest'
import { fullName, personName } from './name.ts'

test.each([
  [{ lastname: 'Ахметова', name: 'Айгүл', middlename: 'Серікқызы' }, 'Ахметова Айгүл Серікқызы'],
  [{ lastname: 'Ахметова', name: 'Айгүл', middlename: '' }, 'Ахметова Айгүл'],
  [{ lastname: ' ', name: ' Айгүл ', middlename: null }, 'Айгүл'],
  [{ name: 'Айгүл' }, 'Айгүл'],
  [{}, ''],
])('joins the parts that are there: %j', (parts, name) => {
  expect(fullName(parts)).toBe(name)
})

test('names a person of an answer in the same order (B-37)', () => {
  const person = { LASTNAME: 'Ахметова', NAME: 'Асель', MIDDLENAME: 'Ержановна' }
  expect(personName(person)).toBe('Ахметова Асель Ержановна')
  expect(personName({ ...person, MIDDLENAME: null })).toBe('Ахметова Асель')
})
