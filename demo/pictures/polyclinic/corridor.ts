import { interior, surfaces, wallLight } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene } from '../scene.ts'
import { at, circle, line, paints, rect } from '../shapes.ts'
import { clock, framed } from '../things/furniture.ts'
import { plant } from '../things/plant.ts'
import { seatRow } from './waiting.ts'

/** Pictograms of rooms: a heart, an eye, a tooth, an ear, a child. */
const marks = (p: Palette) => [
  line('M0 22C-34 -4 -28 -30 -10 -26C-2 -24 0 -16 0 -12C0 -16 2 -24 10 -26C28 -30 34 -4 0 22Z', p.paper, 8),
  line('M-28 0Q0 -30 28 0Q0 30 -28 0Z', p.paper, 7) + circle(0, 0, 9, p.paper),
  line('M0 -26L0 26M-26 0L26 0', p.paper, 13),
  line('M-14 24C-14 4 -24 0 -20 -16C-14 -34 16 -34 20 -14C22 0 8 2 6 14C4 26 -8 30 -14 24Z', p.paper, 7),
  circle(0, -12, 13, p.paper) + line('M-20 28C-18 6 18 6 20 28', p.paper, 11),
]

/**
 * A door with its frame, a pane and the sign of its room beside it; stands on y = 0, drawn from its left
 * edge.
 */
const door = (index: number, color: string, p: Palette) =>
  rect(-18, -540, 276, 540, p.paper) +
  rect(-18, -540, 276, 540, paints.side) +
  rect(0, -522, 240, 522, color) +
  rect(0, -522, 240, 522, paints.shade) +
  rect(64, -470, 112, 190, p.accentMist, { radius: 8 }) +
  rect(64, -470, 112, 190, paints.beam, { radius: 8 }) +
  rect(196, -262, 16, 84, p.metalDeep, { radius: 8 }) +
  rect(284, -420, 92, 92, nth([p.accent, p.warm, p.accentMid, p.accentDeep], index), { radius: 20 }) +
  at(330, -374, 1, marks(p)[index % 5] ?? '') +
  rect(296, -312, 68, 12, p.accentInk, { radius: 6, opacity: 0.4 })

/** A corridor with two or three doors, seats between them, and a coloured guide line. */
export const corridor: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const floor = 800
  const { wall, ground } = surfaces(nth([1, 3, 5, 2], number + shift), p)
  const doorColor = nth([p.wood, p.accentSoft, p.woodPale], number)
  const wide = number % 2 === 1
  const lamps = [220, 660, 1100].map(
    (x) =>
      rect(x, 0, 300, 22, '#fff6e2', { radius: 6 }) +
      rect(x - 40, 22, 380, 120, paints.light, { opacity: 0.5 }),
  )
  const guide =
    rect(0, floor - 150, width, 26, p.warm, { opacity: 0.55 }) +
    rect(0, floor - 112, width, 12, p.accentMid, { opacity: 0.5 })
  const furniture = wide
    ? [110, 1080].map((x, i) => at(x, floor + 4, 1, door(number + i, doorColor, p))).join('') +
      framed(580, 230, 200, 260, number, p) +
      framed(810, 230, 160, 210, number + 1, p) +
      at(530, floor + 60, 0.98, seatRow(4, nth([p.accentMid, p.warm], Math.ceil(number / 2)), p)) +
      at(1500, floor + 60, 1, plant(nth(['ficus', 'palm'], number), 420, p.paper, p, r, 'cylinder', 150))
    : [60, 600, 1140].map((x, i) => at(x, floor + 4, 1, door(number + i, doorColor, p))).join('') +
      clock(1075, 190, 54, p) +
      at(350, floor + 60, 0.9, seatRow(2, p.warm, p)) +
      at(890, floor + 60, 0.9, seatRow(2, p.accentMid, p))
  const mirrored = number > 4
  const body =
    interior({ width, height, floor, wall, ground }) +
    wallLight(r.between(120, 420), 0, 260, floor, 160) +
    lamps.join('') +
    guide +
    furniture
  return { color: wall, body: at(mirrored ? width : 0, 0, 1, body, mirrored) }
}
