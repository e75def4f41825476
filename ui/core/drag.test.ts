import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragOffset, dragSlop, isDragging } from './drag.ts'

const pixels = fc.integer({ min: -2000, max: 2000 })

describe('dragging', () => {
  it('moves a part along its direction and never against it', () => {
    expect(dragOffset('down', 50, 80)).toBe(80)
    expect(dragOffset('down', 50, -80)).toBe(0)
    expect(dragOffset('left', -50, 80)).toBe(-50)
    expect(dragOffset('left', 50, 80)).toBe(0)
    expect(dragOffset('right', 50, 0)).toBe(50)
    expect(dragOffset('sideways', -50, 0)).toBe(-50)
  })

  it('starts only along the direction, so that scrolling and pressing stay what they are', () => {
    fc.assert(
      fc.property(fc.constantFrom('down', 'left', 'right', 'sideways'), pixels, pixels, (direction, x, y) => {
        if (!isDragging(direction, x, y)) return
        expect(Math.abs(dragOffset(direction, x, y))).toBeGreaterThanOrEqual(dragSlop)
        expect(direction === 'down' ? y > Math.abs(x) : Math.abs(x) > Math.abs(y)).toBe(true)
      }),
    )
    expect(isDragging('down', 0, dragSlop)).toBe(true)
    expect(isDragging('down', 0, dragSlop - 1)).toBe(false)
    expect(isDragging('left', -20, 3)).toBe(true)
    expect(isDragging('right', -20, 3)).toBe(false)
  })
})
