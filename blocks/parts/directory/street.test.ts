import { expect, it } from 'vitest'
import { streetOf } from './street.ts'

it('draws the same street for the same code, another for another, and little of it', () => {
  const codes = Array.from({ length: 200 }, (_code, index) => `2${index}`)
  const drawn = codes.map((code) => JSON.stringify(streetOf(code, 80)))
  expect(drawn).toEqual(codes.map((code) => JSON.stringify(streetOf(code, 80))))
  expect(new Set(drawn).size).toBe(codes.length)
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(1400)
  expect(drawn.join()).not.toMatch(/NaN|undefined|Infinity/)
})

it('has houses and windows at any width', () => {
  for (const width of [80, 600])
    for (const word of ['', '2001', 'ж'])
      expect(Object.values(streetOf(word, width)).slice(0, 4).every(Boolean), `${word} ${width}`).toBe(true)
})
