import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingOf, nearerView } from './drawing.ts'
import { type Coordinates, groundOf, size } from './ground.ts'

const almaty: Coordinates = { latitude: 43.2567, longitude: 76.9286 }
const at = (north: number, east: number): { place: Coordinates } => ({
  place: { latitude: almaty.latitude + north, longitude: almaty.longitude + east },
})
const cityGround = (entries: { place?: Coordinates; area?: number }[], areas: { name: string }[] = []) =>
  groundOf({ entries, areas, center: almaty })

const drawn = (entries: { place?: Coordinates }[], center: Coordinates | undefined = almaty) => {
  const ground = groundOf({ entries, areas: [], center })
  return ground && drawingOf(ground)
}

describe('the ground of a list', () => {
  it('is not there without a place', () => {
    expect(cityGround([])).toBeUndefined()
    expect(cityGround([{}, { place: { latitude: 0, longitude: 0 } }])).toBeUndefined()
  })

  it('has the numbers of the list, and says which have no place, and which have one that cannot be true', () => {
    const sea = { place: { latitude: 41.9, longitude: 50.7 } }
    const ground = cityGround([at(0.01, 0), {}, sea, at(0, 0.01)])
    expect(ground?.pins.map(({ number }) => number)).toEqual([1, 4])
    expect(ground?.unplaced).toEqual([2])
    expect(ground?.misplaced).toEqual([3])
  })

  it('finds a wrong place by the others where nobody knows the middle of the city', () => {
    const ground = groundOf({ entries: [at(0, 0), at(0.01, 0), at(0, 0.01), at(-9, 4)], areas: [] })
    expect(ground?.misplaced).toEqual([4])
  })

  it('judges each place of a list of all cities by its own city', () => {
    const minsk = { latitude: 53.9, longitude: 27.5667 }
    const ground = groundOf({
      entries: [
        { ...at(0, 0), area: 0 },
        { place: minsk, area: 1 },
        { place: minsk, area: 0 },
      ],
      areas: [
        { name: 'Алматы', center: almaty },
        { name: 'Минск', center: minsk },
      ],
    })
    expect(ground?.pins.map(({ number }) => number)).toEqual([1, 2])
    expect(ground?.misplaced).toEqual([3])
  })

  it('has the reader, unless they are elsewhere', () => {
    const near = (reader: Coordinates) => groundOf({ entries: [at(0, 0)], areas: [], center: almaty, reader })
    expect(near(at(0.02, 0).place)?.reader).toBeDefined()
    expect(near({ latitude: 52.52, longitude: 13.4 })?.reader).toBeUndefined()
  })
})

describe('a drawing', () => {
  it('has the north above, the east on the right, and the same scale both ways', () => {
    const { marks = [] } = drawn([at(0.02, 0), at(0, 0.02), at(-0.02, 0), at(0, -0.02)]) ?? {}
    const [north, east, south, west] = marks
    if (!north || !east || !south || !west) throw new Error('four places are four marks')
    expect(north.y).toBeLessThan(south.y)
    expect(east.x).toBeGreaterThan(west.x)
    // A degree of longitude is shorter by the cosine of the latitude.
    expect((east.x - west.x) / (south.y - north.y)).toBeCloseTo(
      Math.cos((almaty.latitude * Math.PI) / 180),
      2,
    )
  })

  it('has a scale of a round number of metres, and circles around the middle of the city', () => {
    const { scale, rings = [] } = drawn([at(0.02, 0), at(0, 0.03)]) ?? {}
    expect([200, 500, 1000, 2000]).toContain(scale?.metres)
    expect(rings[0]?.metres).toBe(scale?.metres)
    expect(rings[1]?.radius).toBeCloseTo(2 * (rings[0]?.radius ?? 0))
  })

  it('shows one place with the middle of its city, not alone in nothing', () => {
    const ground = cityGround([at(0.05, 0)])
    expect(ground?.center && ground.view.width).toBeGreaterThan(5000)
  })

  it('names districts among their places, not over them', () => {
    const ground = cityGround(
      [{ ...at(0.03, 0.03), area: 0 }, { ...at(0.05, 0.05), area: 0 }, at(-0.05, -0.05)],
      [{ name: 'Медеуский' }, { name: 'Турксибский' }],
    )
    expect(
      ground && drawingOf(ground, ground.view, { city: 'Алматы' }).labels.map(({ text }) => text),
    ).toEqual(['Алматы', 'Медеуский'])
  })

  it('is one mark for 300 places in one house, which no view parts', () => {
    const house = Array.from({ length: 300 }, () => at(0.01, 0.01))
    const ground = cityGround(house)
    if (!ground) throw new Error('they have a place')
    const [mark, ...others] = drawingOf(ground).marks
    expect(others).toEqual([])
    expect(mark?.numbers).toHaveLength(300)
    expect(nearerView(ground, ground.view, mark?.numbers ?? [])).toBeUndefined()
  })

  it('parts places that are near to each other in a nearer view, in which all of them are seen', () => {
    const ground = cityGround([at(0.1, 0), at(0.101, 0.001), at(-0.1, 0)])
    if (!ground) throw new Error('they have places')
    const both = drawingOf(ground).marks.find(({ numbers }) => numbers.length === 2)
    const nearer = nearerView(ground, ground.view, both?.numbers ?? [])
    const marks = nearer ? drawingOf(ground, nearer).marks : []
    for (const number of [1, 2]) {
      const mark = marks.find(({ numbers }) => numbers.includes(number))
      expect(mark?.numbers).toEqual([number])
      expect([mark?.x, mark?.y]).toEqual(
        [0, 0].map(() => expect.toSatisfy((value: number) => value > 0 && value < size)),
      )
    }
  })

  it('has every place that can be drawn in one mark inside the frame, whatever the coordinates, and no number twice or nowhere', () => {
    const coordinates = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    const near = fc
      .record({
        north: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        east: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      })
      .map(({ north, east }) => at(north, east).place)
    const place = fc.oneof(
      { weight: 4, arbitrary: near },
      coordinates,
      fc.constant(undefined),
      fc.constant(almaty),
    )
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 60 }),
        fc.option(coordinates, { nil: undefined }),
        (places, center) => {
          const entries = places.map((one) => (one ? { place: one } : {}))
          const ground = groundOf({ entries, areas: [], center })
          if (!ground) return
          const { marks, labels } = drawingOf(ground)
          const numbers = marks.flatMap((mark) => mark.numbers)
          expect(numbers).toHaveLength(ground.pins.length)
          expect([...numbers, ...ground.unplaced, ...ground.misplaced].sort((a, b) => a - b)).toEqual(
            entries.map((_, index) => index + 1),
          )
          for (const { x, y } of [...marks, ...labels]) {
            expect(x).toBeGreaterThanOrEqual(20)
            expect(x).toBeLessThanOrEqual(size - 20)
            expect(y).toBeGreaterThanOrEqual(10)
            expect(y).toBeLessThanOrEqual(size - 10)
          }
        },
      ),
    )
  })
})
