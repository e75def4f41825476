import { expect, it } from 'vitest'
import { distance } from './distance.ts'

const almaty = { latitude: 43.238, longitude: 76.889 }

it('is the way as the crow flies', () => {
  // A degree of latitude is 111.2 km; from Almaty to Astana it is 970 km.
  expect(distance(almaty, { ...almaty, latitude: 44.238 })).toBeCloseTo(111_195, -2)
  expect(distance(almaty, { latitude: 51.165, longitude: 71.43 }) / 1000).toBeCloseTo(970, -1)
  expect(distance(almaty, almaty)).toBe(0)
})

it('crosses the line of dates the short way', () => {
  const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 65, longitude }))
  expect(west && east && distance(west, east)).toBeLessThan(10_000)
})
