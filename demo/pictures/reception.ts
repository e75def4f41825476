import { interior, sunPatch, surfaces, wallLight } from './interior.ts'
import type { Palette } from './palette.ts'
import { nth, type Scene } from './scene.ts'
import { at, circle, line, paints, path, rect, shadow } from './shapes.ts'
import { armchair, framed, pendant, rug, sofa, table } from './things/furniture.ts'
import { glazing } from './things/glazing.ts'
import { plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

/** A counter with a fluted front, from its left edge. */
const counter = (width: number, p: Palette, front: string) => {
  const flutes = Array.from({ length: Math.floor(width / 26) }, (_, i) =>
    rect(i * 26 + 4, -270, 18, 262, '#ffffff', { radius: 9, opacity: 0.16 }),
  ).join('')
  return (
    shadow(width / 2, 0, width * 0.53, 22) +
    path(`M0 -280L${width - 60} -280Q${width} -280 ${width} -220L${width} 0L0 0Z`, front) +
    flutes +
    path(`M0 -280L${width - 60} -280Q${width} -280 ${width} -220L${width} 0L0 0Z`, paints.shade) +
    rect(-16, -306, width + 20, 30, p.woodPale, { radius: 8 }) +
    rect(width * 0.52, -452, 210, 132, p.accentInk, { radius: 10 }) +
    rect(width * 0.52 + 92, -326, 26, 24, p.metalDeep) +
    rect(width * 0.2, -318, 90, 12, p.paper, { radius: 3 }) +
    circle(width * 0.36, -318, 15, p.gold) +
    rect(width * 0.36 - 24, -310, 48, 6, p.metalDeep, { radius: 3 })
  )
}

/** The front desk and the waiting area. */
export const reception: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const floor = 790
  const { wall, ground } = surfaces(nth([2, 1, 5, 3], number), p)
  const seats = (number + shift) % 2 === 0
  const scene = seats
    ? glazing('w', { x: 170, y: 120, width: 760, height: 450 }, nth(viewKinds, number + shift + 2), p, r, {
        columns: 3,
      }) +
      sunPatch(260, floor, 640, height - floor, 170) +
      framed(1110, 190, 280, 360, number + shift, p) +
      rug(760, floor + 170, 1080, p.accentPale, p.accentSoft) +
      at(300, floor + 70, 1.1, sofa(3, p.accentMid, p.accent, p)) +
      at(1240, floor + 110, 1.1, armchair(p.warm, p.warmDeep, p)) +
      at(830, floor + 210, 1, table(330, 130, p.woodPale, p)) +
      at(830, floor + 78, 0.5, plant('olive', 220, p.paper, p, r, 'round', 100)) +
      at(1500, floor + 30, 1, plant('ficus', 430, p.accentSoft, p, r, 'cylinder', 150))
    : rect(620, 0, width - 620, floor, p.accent, { opacity: 0.16 }) +
      Array.from({ length: 18 }, (_, i) =>
        rect(652 + i * 54, 0, 8, floor - 22, p.woodDeep, { opacity: 0.16 }),
      ).join('') +
      glazing('w', { x: 90, y: 150, width: 400, height: 440 }, nth(viewKinds, number + shift + 2), p, r) +
      wallLight(500, 0, 110, 640, 60) +
      sunPatch(170, floor, 400, height - floor, 150) +
      circle(940, 360, 74, p.paper, 0.92) +
      line('M940 322L940 398M902 360L978 360', p.accent, 22) +
      [820, 1140, 1460].map((x) => at(x, 190, 1, pendant(190, 130, p.warm, p.accentInk))).join('') +
      at(680, floor + 50, 1.08, counter(780, p, p.accent)) +
      at(150, floor + 30, 1, plant('palm', 420, p.paper, p, r, 'cylinder', 150)) +
      at(430, floor + 130, 1, armchair(p.warmSoft, p.warm, p)) +
      at(1430, floor + 50 - 330, 0.62, plant('trailing', 170, p.paper, p, r, 'round', 100))
  return { color: wall, body: interior({ width, height, floor, wall, ground }) + scene }
}
