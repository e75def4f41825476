import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { move } from './move.ts'

describe('a list in which something is moved', () => {
  it('has the same items, and the moved one where it was put', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const moved = move(list, from, to)
        expect(moved[to]).toBe(list[from])
        expect([...moved].sort()).toEqual([...list].sort())
        expect(move(moved, to, from)).toEqual(list)
      }),
    ))
})
