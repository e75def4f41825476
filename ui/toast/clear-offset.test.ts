import { expect, test } from 'vitest'
import { clearOffset } from './clear-offset.ts'

test.each([
  ['begins at the edge where nothing is in its way', 60, [{ from: 300, to: 340 }], 0],
  ['begins past a field that has the focus', 60, [{ from: 40, to: 90 }], 98],
  [
    'begins past two bars, in whatever order they are found',
    60,
    [
      { from: 57, to: 120 },
      { from: 0, to: 57 },
    ],
    128,
  ],
  ['stays at the edge beside what only touches it', 60, [{ from: 60, to: 100 }], 0],
  [
    'takes a gap that is large enough',
    40,
    [
      { from: 0, to: 50 },
      { from: 110, to: 160 },
    ],
    58,
  ],
  ['does not leave its half of the screen', 60, [{ from: 0, to: 390 }], 0],
])('a stack of toasts %s', (_, height, obstacles, expected) => {
  expect(clearOffset(height, 800, obstacles)).toBe(expected)
})
