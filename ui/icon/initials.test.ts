import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ахметова Айгерим Сериковна', 'АА'],
    ['Әлия Қасымова', 'ӘҚ'],
    ['Oʻtkir Gʻaniyev', 'OʻGʻ'],
    ['иван', 'И'],
    ['«Салем» клиника', 'СК'],
    ['Жан-Поль', 'Ж'],
    ['   ', ''],
    ['— !', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('are never more than two letters, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = initials(name).match(/[\p{L}\p{N}][\p{M}\u02bb\u02bc]*/gu) ?? []
        // An upper-case letter may be two: ß becomes SS.
        expect(letters.length).toBeLessThanOrEqual(6)
        expect(initials(`  ${name}  `)).toBe(initials(name))
      }),
    )
  })
})
