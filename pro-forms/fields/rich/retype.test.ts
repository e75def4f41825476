import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText, objectSign, retype } from './retype.ts'

const span = (text: string, marks: string[] = []) => ({ _type: 'span' as const, _key: text, text, marks })
const picture = { _type: 'picture', _key: 'p', src: '/images/a' }

describe('the text of a cell that is typed anew', () => {
  it('keeps the marks of what was not changed, and gives new letters those before them', () => {
    const cell = [span('от '), span('5000', ['strong']), span(' до')]
    expect(retype(cell, 'от 5500 до')).toEqual([cell[0], { ...cell[1], text: '5500' }, cell[2]])
    expect(retype(cell, 'до')).toEqual([expect.objectContaining({ text: 'до', marks: [] })])
    expect(retype(cell, '')).toEqual([])
    expect(retype([], 'а')).toMatchObject([{ _type: 'span', text: 'а', marks: [] }])
  })

  it('keeps a picture until its sign is deleted', () => {
    const cell = [span('а'), picture, span('б')]
    expect(cellText(cell)).toBe(`а${objectSign}б`)
    expect(retype(cell, `ая${objectSign}б`)).toMatchObject([{ text: 'ая' }, picture, { text: 'б' }])
    expect(retype(cell, 'аб')).toMatchObject([{ text: 'аб' }])
  })

  it('is what was typed, with unique keys, and the same object if nothing was', () => {
    const child = fc.oneof(
      fc.tuple(fc.string(), fc.subarray(['strong', 'em'])).map(([text, marks]) => span(text, marks)),
      fc.constant(picture),
    )
    fc.assert(
      fc.property(fc.array(child, { maxLength: 5 }), fc.string({ unit: 'binary' }), (cell, typed) => {
        const text = typed.replaceAll(objectSign, '')
        const next = retype(cell, text)
        expect(cellText(next as typeof cell)).toBe(text)
        if (cellText(cell) !== text) {
          const keys = next.map(({ _key }) => _key)
          expect(new Set(keys).size).toBe(keys.length)
        }
        expect(retype(cell, cellText(cell))).toBe(cell)
      }),
    )
  })
})
