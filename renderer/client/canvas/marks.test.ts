import { expect, it } from 'vitest'
import { joinMarks } from './marks.ts'

it('names all colleagues who are in one block in one row, each once', () => {
  const marks = [
    { id: 'a', label: 'Аида' },
    { id: 'b', label: 'Дана' },
    { id: 'a', label: 'Болат' },
    { id: 'a', label: 'Аида' },
  ]
  expect(joinMarks(marks)).toEqual([
    { id: 'a', label: 'Аида · Болат' },
    { id: 'b', label: 'Дана' },
  ])
})
