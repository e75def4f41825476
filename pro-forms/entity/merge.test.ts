import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual } from '../../schemas/core/is-equal.ts'
import { type Entity, mergeVersions } from './merge.ts'

const entity = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.nat(3), fc.array(fc.nat(2), { maxLength: 2 })),
)

describe('two versions of one thing', () => {
  it('become one where they do not touch the same field', () => {
    expect(mergeVersions({ a: 1, b: 1, c: 1 }, { a: 2, b: 1 }, { a: 1, b: 3, c: 1 })).toEqual({
      merged: { a: 2, b: 3 },
      conflicts: [],
    })
  })
  it('conflict in what both changed, and nowhere else', () => {
    const { merged, conflicts } = mergeVersions({ a: 1, b: 1 }, { a: 2, b: 5 }, { a: 3, b: 5 })
    expect(merged).toEqual({ a: 2, b: 5 })
    expect(conflicts).toEqual([{ name: 'a', base: 1, mine: 2, theirs: 3 }])
  })
  it('give theirs where I changed nothing, and mine where they did not', () =>
    fc.assert(
      fc.property(entity, entity, (base: Entity, changed: Entity) => {
        expect(mergeVersions(base, base, changed)).toEqual({ merged: changed, conflicts: [] })
        expect(mergeVersions(base, changed, base)).toEqual({ merged: changed, conflicts: [] })
        expect(mergeVersions(base, changed, changed).conflicts).toEqual([])
      }),
    ))
  it('are the same by what they say, not by the order in which they say it', () => {
    expect(isEqual({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1, d: undefined })).toBe(true)
    expect(isEqual([1, 2], [2, 1])).toBe(false)
    expect(isEqual([], {})).toBe(false)
  })
  it('keep what was typed while a save was under way, and take what the server made of the rest', () => {
    const [sent, typed] = [
      { a: ' 1 ', b: 1 },
      { a: ' 1 ', b: 2, c: 3 },
    ]
    const { merged } = mergeVersions(sent, typed, { a: '1', b: 1 })
    expect(merged).toEqual({ a: '1', b: 2, c: 3 })
  })
})
