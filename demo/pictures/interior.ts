import type { Palette } from './palette.ts'
import { nth } from './scene.ts'
import { gradient, line, paints, path, rect } from './shapes.ts'

type Room = { width: number; height: number; floor: number; wall: string; ground: string }

/** Matching walls and floors, by number. */
export const surfaces = (number: number, p: Palette) =>
  nth(
    [
      { wall: p.accentPale, ground: p.woodPale },
      { wall: p.warmPale, ground: p.wood },
      { wall: p.accentMist, ground: p.woodPale },
      { wall: p.accentSoft, ground: p.warmSoft },
      { wall: p.warmMist, ground: p.accentPale },
      { wall: p.accentMid, ground: p.wood },
    ],
    number,
  )

/**
 * An empty room seen from the front: wall, skirting and floorboards; `floor` is the height of the horizon.
 */
export function interior({ width, height, floor, wall, ground }: Room) {
  const boards = Array.from({ length: 13 }, (_, i) => {
    const near = ((i - 6) * width) / 5 + width / 2
    const far = ((i - 6) * width) / 9 + width / 2
    return `M${far.toFixed(0)} ${floor}L${near.toFixed(0)} ${height}`
  }).join('')
  return (
    gradient(
      'air',
      [
        ['#ffffff', 0.28],
        ['#ffffff', 0],
      ],
      true,
    ) +
    rect(0, 0, width, floor, wall) +
    rect(0, 0, width, floor, 'url(#air)') +
    rect(0, 0, width, floor, paints.shade) +
    rect(0, floor, width, height - floor, ground) +
    line(boards, '#3a2f28', 2, 0.09) +
    rect(0, floor, width, height - floor, paints.light, { opacity: 0.5 }) +
    rect(0, floor - 22, width, 22, '#ffffff', { opacity: 0.55 }) +
    rect(0, floor, width, 6, '#1d2b33', { opacity: 0.1 })
  )
}

/** Daylight from a window on the floor: a slanted patch, with the shadow of the glazing bar. */
export const sunPatch = (x: number, floor: number, width: number, depth: number, slant: number) =>
  [0, 1]
    .map((half) => {
      const left = x + half * width * 0.52
      const w = width * 0.46
      return path(
        `M${left} ${floor}L${left + w} ${floor}L${left + w + slant} ${floor + depth}L${left + slant} ${floor + depth}Z`,
        '#fff6e2',
        0.5,
      )
    })
    .join('')

/** Daylight on the wall. */
export const wallLight = (x: number, y: number, width: number, height: number, slant: number) =>
  path(
    `M${x} ${y}L${x + width} ${y}L${x + width + slant} ${y + height}L${x + slant} ${y + height}Z`,
    paints.light,
    0.7,
  )
