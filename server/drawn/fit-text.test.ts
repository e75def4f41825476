import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, type Room } from './fit-text.ts'
import { measure } from './outlines.ts'

const room: Room = { width: 600, lines: 3, sizes: [80, 60, 46], weight: 650 }

test('a short text has the largest size', () => {
  expect(fitText('Шипа', room)).toEqual({ lines: ['Шипа'], size: 80 })
})

test('a longer one is smaller before it is cut', () => {
  const text = 'Городская поликлиника восстановительного лечения'
  const { lines, size } = fitText(text, room)
  expect(size).toBeLessThan(80)
  expect(lines.join(' ')).toBe(text)
})

test('one of two hundred letters ends with an ellipsis', () => {
  const { lines, size } = fitText('Өңірлік балалар емханасы '.repeat(8), room)
  expect(size).toBe(46)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/\S…$/)
})

test('no text is wider or longer than its room', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.lorem({ maxCount: 40 })), (text) => {
      const { lines, size } = fitText(text, room)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(measure(line, size, room.weight)).toBeLessThanOrEqual(room.width)
    }),
    { numRuns: 60 },
  )
})
