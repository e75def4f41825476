import { interior, sunPatch, surfaces } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, line, paints, rect, shadow } from '../shapes.ts'
import { armchair, clock, pendant, rug } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'
import { queueBoard, seatRow, ticketPillar } from './waiting.ts'

/** Signs over the windows of a desk: a cross, a child, papers. */
const signs = (p: Palette) => [
  line('M0 -24L0 24M-24 0L24 0', p.paper, 14),
  circle(0, -16, 14, p.paper) + line('M0 6L0 10M-20 26C-20 4 20 4 20 26', p.paper, 12),
  rect(-18, -26, 36, 50, p.paper, { radius: 5 }) + line('M-8 -10L8 -10M-8 4L8 4', p.accent, 6),
]

/** One place of a long desk: glass, a screen, a chair behind, a sign above; drawn from its left edge. */
const place = (index: number, width: number, front: string, p: Palette) =>
  rect(10, -560, width - 20, 270, '#ffffff', { radius: 12, opacity: 0.32 }) +
  at(width * 0.3, -262, 0.7, armchair(p.accentSoft, p.accentMid, p)) +
  rect(width * 0.56, -424, 130, 96, p.accentInk, { radius: 8 }) +
  rect(width * 0.56 + 56, -330, 20, 40, p.metalDeep) +
  rect(4, -570, 12, 300, p.metalPale, { radius: 6 }) +
  circle(width / 2, -640, 54, nth([p.accent, p.warm, p.accentMid], index + 1)) +
  at(width / 2, -640, 1, signs(p)[index % 3] ?? '') +
  rect(0, -280, width, 280, front) +
  rect(24, -240, width - 48, 200, '#ffffff', { radius: 14, opacity: 0.1 }) +
  rect(width * 0.2, -298, 70, 12, p.paper, { radius: 4 })

const desk = (places: number, width: number, p: Palette) =>
  shadow((places * width) / 2, 0, places * width * 0.53, 22) +
  Array.from({ length: places }, (_, i) =>
    at(i * width, 0, 1, place(i, width, i % 2 ? p.accentMid : p.accent, p)),
  ).join('') +
  rect(0, -280, places * width, 280, paints.shade) +
  rect(-18, -304, places * width + 36, 28, p.woodPale, { radius: 8 })

const open = (input: SceneInput, floor: number) => {
  const { palette: p, random: r, number, shift, height } = input
  return (
    rect(560, 60, 990, floor - 82, p.accent, { radius: 24, opacity: 0.12 }) +
    glazing('w', { x: 80, y: 170, width: 370, height: 400 }, nth(viewKinds, number + shift), p, r) +
    sunPatch(150, floor, 380, height - floor, 160) +
    at(620, floor + 40, 1, desk(3, 290, p)) +
    at(470, floor + 110, 1, ticketPillar(p)) +
    at(110, floor + 20, 1, plant('palm', 400, p.warm, p, r, 'cylinder', 150)) +
    at(900, floor + 235, 1, seatRow(4, nth([p.warm, p.accentSoft], number), p))
  )
}

const board = (input: SceneInput, floor: number) => {
  const { palette: p, random: r, number, shift, height } = input
  return (
    glazing('w', { x: 1010, y: 140, width: 500, height: 440 }, nth(viewKinds, number + shift), p, r, {
      columns: 3,
    }) +
    sunPatch(940, floor, 520, height - floor, -190) +
    queueBoard(190, 150, 4, p) +
    clock(690, 250, 66, p) +
    at(120, floor + 60, 1.05, seatRow(5, p.accentMid, p)) +
    at(900, floor + 120, 1.1, ticketPillar(p)) +
    at(1180, floor + 120, 1.05, armchair(p.warm, p.warmDeep, p)) +
    at(1460, floor + 50, 1.05, plant('monstera', 320, p.accent, p, r, 'round', 160))
  )
}

const low = (input: SceneInput, floor: number) => {
  const { palette: p, random: r, number, shift } = input
  return (
    rect(60, 100, 900, floor - 122, p.warm, { radius: 24, opacity: 0.14 }) +
    [150, 490, 850].map((x) => at(x, 170, 1, pendant(170, 110, p.accent, p.accentInk))).join('') +
    glazing('w', { x: 1080, y: 150, width: 420, height: 420 }, nth(viewKinds, number + shift), p, r) +
    at(130, floor + 50, 1, desk(2, 360, p)) +
    rug(1210, floor + 190, 640, p.accentPale, p.accentSoft) +
    at(1090, floor + 170, 1.05, armchair(p.accentMid, p.accent, p)) +
    at(1370, floor + 170, 1.05, armchair(p.warm, p.warmDeep, p)) +
    at(960, floor + 50, 0.95, plant('olive', 400, p.paper, p, r, 'cylinder', 150))
  )
}

/** The hall of a polyclinic: a long desk with three places, a queue display, a low desk with two. */
export const registry: Scene = (input) => {
  const { width, height, number, shift, palette: p } = input
  const floor = 780
  const { wall, ground } = surfaces(nth([3, 2, 5, 1], number + shift), p)
  const scene = nth([open, board, low], number)(input, floor)
  const mirrored = number > 3
  const body = interior({ width, height, floor, wall, ground }) + scene
  return { color: wall, body: at(mirrored ? width : 0, 0, 1, body, mirrored) }
}
