import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveringZoom, placed, type Size, wholePicture, withinFrame } from './crop-view.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 1, max: 5000 }),
})
const number = fc.double({ min: -50, max: 50, noNaN: true })
const view = fc.record({ zoom: number, x: number, y: number })
const almost = 1e-6

describe('a view of a picture', () => {
  it('never squeezes it (D-DESIGN)', () => {
    fc.assert(
      fc.property(view, size, size, (wanted, picture, frame) => {
        const { width, height } = placed(withinFrame(wanted, picture, frame), picture, frame)
        expect(width / height / (picture.width / picture.height)).toBeCloseTo(1, 6)
      }),
    )
  })

  it('shows all of it at first', () => {
    fc.assert(
      fc.property(size, size, (picture, frame) => {
        const { left, top, width, height } = placed(wholePicture, picture, frame)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-almost * 5000)
        expect(left + width).toBeLessThanOrEqual(frame.width * (1 + almost))
        expect(top + height).toBeLessThanOrEqual(frame.height * (1 + almost))
      }),
    )
  })

  it('leaves no edge empty that the picture could fill, and never loses it', () => {
    const isOnEdges = (start: number, length: number, whole: number) => {
      const slack = almost * Math.max(whole, length)
      return length >= whole
        ? start <= slack && start + length >= whole - slack
        : start >= -slack && start + length <= whole + slack
    }
    fc.assert(
      fc.property(view, size, size, (wanted, picture, frame) => {
        const { left, top, width, height } = placed(withinFrame(wanted, picture, frame), picture, frame)
        expect([isOnEdges(left, width, frame.width), isOnEdges(top, height, frame.height)]).toEqual([
          true,
          true,
        ])
      }),
    )
  })

  it('covers its frame with the covering zoom', () => {
    const [picture, frame]: Size[] = [
      { width: 300, height: 100 },
      { width: 50, height: 50 },
    ]
    if (!picture || !frame) throw new Error('there are two')
    const zoom = coveringZoom(picture, frame)
    expect(placed({ ...wholePicture, zoom }, picture, frame)).toEqual({
      left: -50,
      top: 0,
      width: 150,
      height: 50,
    })
  })
})
