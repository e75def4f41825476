import { describe, expect, it } from 'vitest'
import { tileGrid } from './tile-grid.ts'

const url = 'https://tiles.example/{z}/{x}/{y}.png'
const almaty = { latitude: 43.238949, longitude: 76.889709 }

describe('a grid of tiles', () => {
  it('has the tile of the place, as map servers number them, under its pin', () => {
    const { tiles, pins } = tileGrid([almaty], url)
    const [pin] = pins
    // The tile of these coordinates by the formula of the OpenStreetMap wiki.
    const own = tiles.find(({ src }) => src === 'https://tiles.example/16/46765/24021.png')
    expect(own && pin && [pin.left - own.left, pin.top - own.top]).toEqual([
      expect.toSatisfy((x: number) => x >= 0 && x <= 256),
      expect.toSatisfy((y: number) => y >= 0 && y <= 256),
    ])
  })

  it('covers the whole picture without a hole', () => {
    const { tiles } = tileGrid([almaty], url)
    const lefts = tiles.map(({ left }) => left)
    const tops = tiles.map(({ top }) => top)
    expect(Math.min(...lefts)).toBeLessThanOrEqual(-640)
    expect(Math.max(...lefts)).toBeGreaterThanOrEqual(640 - 256)
    expect(Math.min(...tops)).toBeLessThanOrEqual(-160)
    expect(Math.max(...tops)).toBeGreaterThanOrEqual(160 - 256)
    expect(new Set(lefts).size * new Set(tops).size).toBe(tiles.length)
  })

  it('moves away until all places fit into a phone’s width, north above south', () => {
    const { tiles, pins } = tileGrid([almaty, { latitude: 51.165, longitude: 71.43 }], url)
    expect(tiles[0]?.src).not.toContain('/16/')
    const [south, north] = pins
    expect(Math.abs((south?.left ?? 999) - (north?.left ?? 0))).toBeLessThanOrEqual(200)
    expect(north?.top).toBeLessThan(south?.top ?? 0)
    expect(north?.left).toBeLessThan(south?.left ?? 0)
  })

  it('asks for no tile beyond the world', () => {
    const { tiles } = tileGrid([{ latitude: 90, longitude: 180 }], url)
    for (const { src } of tiles) {
      const [, z, x, y] = /(\d+)\/(\d+)\/(\d+)\.png/.exec(src) ?? []
      expect(Number(x)).toBeLessThan(2 ** Number(z))
      expect(Number(y)).toBeLessThan(2 ** Number(z))
    }
  })

  it('fills in what some servers want besides', () => {
    const { tiles } = tileGrid([almaty], 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png')
    expect(tiles[0]?.src).toMatch(/^https:\/\/a\.tiles\.example\/16\/\d+\/\d+\.png$/)
  })
})
