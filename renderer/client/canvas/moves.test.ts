import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movesOf } from './moves.ts'

/** Moves in a list, as they are made in a page. */
function moved(now: readonly string[], wanted: readonly string[]): string[] {
  const list = [...now]
  for (const { id, before } of movesOf(now, wanted)) {
    const from = list.indexOf(id)
    if (from >= 0) list.splice(from, 1)
    list.splice(before === undefined ? list.length : list.indexOf(before), 0, id)
  }
  return list.filter((id) => wanted.includes(id))
}

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
const many = Array.from({ length: 500 }, (_, index) => String(index))

describe('the order of a page', () => {
  it('becomes any other one', () => {
    fc.assert(
      fc.property(ids, ids, (now, wanted) => {
        expect(moved(now, wanted)).toEqual(wanted)
      }),
    )
  })

  it.each<[string, number, number]>([
    ['first to last', 0, 499],
    ['last to first', 499, 0],
    ['one down', 7, 8],
    ['one up', 8, 7],
  ])('changes by one move if one block has moved: %s', (_, from, to) => {
    const wanted = many.toSpliced(from, 1).toSpliced(to, 0, String(from))
    expect(movesOf(many, wanted)).toHaveLength(1)
    expect(moved(many, wanted)).toEqual(wanted)
  })

  it('needs no move where something goes, and one where something comes', () => {
    expect(movesOf(many, many.toSpliced(250, 1))).toEqual([])
    expect(movesOf(many, many.toSpliced(250, 0, 'new'))).toEqual([{ id: 'new', before: '250' }])
  })
})
