import { expect, it } from 'vitest'
import { visitedName } from './visited-name.ts'

it('says of a demonstration that it is one, in each language that its name has', () => {
  const name = { ru: 'Демо-Дент', uz: 'Demo-Dent' }
  expect(visitedName({ name, isDemo: true })).toEqual({
    ru: 'Демо-Дент (демонстрация)',
    uz: 'Demo-Dent (demo)',
  })
  expect(visitedName({ name, isDemo: false })).toBe(name)
})
