import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logoWidth } from './logo-width.ts'

const size = fc.integer({ min: 1, max: 20000 })

it('gives logos of different shapes the same area', () => {
  for (const ratio of [0.8, 1, 2, 3, 5]) {
    const width = logoWidth({ width: 100 * ratio, height: 100 })
    expect(Math.abs((width * width) / ratio - 12)).toBeLessThan(0.5)
  }
  expect(logoWidth({ width: 500, height: 100 })).toBeGreaterThan(logoWidth({ width: 100, height: 100 }))
})

it('lets none stand higher than its plate, and follows the shape alone', () => {
  fc.assert(
    fc.property(size, size, (width, height) => {
      const shown = logoWidth({ width, height })
      expect((shown * height) / width).toBeLessThanOrEqual(4 + (0.05 * height) / width)
      expect(logoWidth({ width: width * 2, height: height * 2 })).toBe(shown)
    }),
  )
})
