import { describe, expect, it } from 'vitest'
import { growsWithSize } from '../../../schemas/testing/quickest.ts'
import { checkDrawing } from './check-drawing.ts'
import { TooComplexError } from './too-complex-error.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const filtered = (count: number, more: string) => svg(`<rect ${more}></rect>`.repeat(count))
const patterns = (depth: number, last = '') =>
  svg(
    Array.from(
      { length: depth },
      (_, at) =>
        `<pattern id="p${at}"><rect style="fill:url(#${at > 0 ? `p${at - 1}` : last})"></rect></pattern>`,
    ).join(''),
  )

describe('a drawing that would take long to be drawn', () => {
  it.each([
    ['filters of a style attribute', filtered(21, 'style="fill:red;filter:blur(9px) blur(9px)"')],
    ['filters of an attribute', filtered(41, 'filter="url(#shadow)"')],
    ['filters of a style sheet', svg(`<style>.a{filter:${'blur(9px) '.repeat(41)}}</style>`)],
    ['patterns in patterns', patterns(5)],
    ['patterns in a circle', patterns(2, 'p1')],
    [
      'dashes of a long path',
      svg(`<path stroke-dasharray="0.5" d="M0 0${'L1000 1000L0 0'.repeat(200)}"></path>`),
    ],
    [
      'inherited dashes',
      svg(`<g style="stroke-dasharray:.5"><path d="M0 0${'l1000 1000z'.repeat(400)}"></path></g>`),
    ],
    ['a pattern of itself', patterns(1, 'p0')],
  ])('is refused: %s', (_, drawing) => {
    expect(() => checkDrawing(drawing)).toThrow(TooComplexError)
  })

  it.each([
    ['a few shadows', filtered(20, 'filter="url(#shadow) blur(2px)"')],
    ['a pattern of a pattern', patterns(3)],
    ['a long line of dashes', svg('<path stroke-dasharray="4 2" d="M0 0H90000V90000"></path>')],
    ['a long path without dashes', svg(`<path d="M0 0${'L1000 1000L0 0'.repeat(2000)}"></path>`)],
    ['many rectangles', filtered(5000, 'fill="url(#p1)"')],
  ])('is not one with %s', (_, drawing) => {
    expect(() => checkDrawing(drawing)).not.toThrow()
  })

  it('is found in time that grows with its length alone', () => {
    const long = (count: number) =>
      svg(
        `<rect d="${'M1 2'.repeat(count)}" fill="${'filter:;'.repeat(count)}${'url( '.repeat(count)}"></rect>`,
      )
    expect(growsWithSize((count) => checkDrawing(long(count)), 20_000, 200_000)).toBe(true)
  })
})
