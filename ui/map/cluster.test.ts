import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clustersOf } from './cluster.ts'

const membersOf = (points: [number, number][], distance = 44) =>
  clustersOf(
    points.map(([x, y]) => ({ x, y })),
    distance,
  ).map(({ members }) => members)

describe('clusters of a map', () => {
  it('are single points where these are apart', () => {
    expect(
      membersOf([
        [0, 0],
        [44, 0],
        [0, 100],
      ]),
    ).toEqual([[0], [1], [2]])
  })

  it('are in the order of the list, as are their members', () => {
    expect(
      membersOf([
        [500, 0],
        [0, 0],
        [501, 0],
        [0, 0],
      ]),
    ).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('stand in the middle of their members', () => {
    expect(
      clustersOf(
        [
          { x: 0, y: 10 },
          { x: 20, y: 30 },
        ],
        44,
      ),
    ).toEqual([{ x: 10, y: 20, members: [0, 1] }])
  })

  it('have each point once and never overlap, wherever the points are', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) })
    fc.assert(
      fc.property(fc.array(at, { maxLength: 40 }), (points) => {
        const clusters = clustersOf(points, 44)
        expect(clusters.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual([...points.keys()])
        for (const [index, a] of clusters.entries())
          for (const b of clusters.slice(index + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44)
      }),
    )
  })
})
