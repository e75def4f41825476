import type { Palette } from './palette.ts'
import { nth, type Scene } from './scene.ts'
import { at, line, paints, path, rect, turned } from './shapes.ts'
import { dentalSet, dish, doctorSet, loopedStethoscope, tooth } from './things/instruments.ts'
import { leaf } from './things/plant.ts'

/** A sprig of leaves in a corner. */
const sprig = (p: Palette) =>
  line('M0 0C120 -60 240 -80 380 -60', p.leafDeep, 7) +
  [
    [70, -34, 24],
    [120, -56, 150],
    [170, -66, 34],
    [220, -74, 146],
    [270, -74, 46],
    [320, -68, 136],
    [376, -60, 92],
  ]
    .map(([x = 0, y = 0, a = 0]) => leaf(x, y, 130, 34, a, a > 90 ? p.leafDeep : p.leaf, p.leafSoft))
    .join('')

const shade = (x: number, y: number, w: number, h: number, radius: number) =>
  rect(x + 10, y + 20, w, h, '#1d2b33', { radius, opacity: 0.08 }) +
  rect(x + 5, y + 9, w, h, '#1d2b33', { radius, opacity: 0.08 })

/** Instruments laid out on a tray, seen from above in daylight. */
export const tools: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const surface = nth([p.accentPale, p.warmPale, p.accentSoft, p.warmSoft], number + shift)
  const cloth = nth([p.paper, p.accentPale, p.warmMist, p.accentMist], number + shift)
  const set = shift ? doctorSet : dentalSet
  const count = nth([5, 4, 6], number)
  const tray = nth(
    [
      { x: 330, y: 150, w: 940, h: 770 },
      { x: 250, y: 190, w: 820, h: 690 },
      { x: 420, y: 130, w: 960, h: 800 },
    ],
    number,
  )
  const tilt = nth([-8, 6, 0], number)
  const step = (tray.w - 220) / (count - 1)
  const row = Array.from({ length: count }, (_, i) => {
    const x = tray.x + 110 + i * step
    const y = tray.y + tray.h / 2 + r.between(-14, 14)
    const draw = nth(set, i + number)
    return at(x, y, 1.06, rect(-8, -250, 34, 530, '#1d2b33', { radius: 17, opacity: 0.06 }) + draw(p))
  }).join('')
  const extra = nth(
    [
      at(1400, 250, 1.05, dish(p, p.warm)) + (shift ? '' : at(1410, 800, 1.25, tooth(p.paper))),
      shift
        ? at(1330, 560, 0.72, loopedStethoscope(p))
        : at(1330, 330, 1.5, tooth(p.paper)) + at(1350, 760, 1, dish(p, p.accent)),
      at(200, 300, 1, dish(p, p.accentSoft)) + (shift ? '' : at(210, 760, 1.2, tooth(p.paper))),
    ],
    number,
  )
  const trayShape =
    shade(tray.x, tray.y, tray.w, tray.h, 64) +
    rect(tray.x, tray.y, tray.w, tray.h, p.metalPale, { radius: 64 }) +
    rect(tray.x, tray.y, tray.w, tray.h, paints.side, { radius: 64 }) +
    rect(tray.x + 26, tray.y + 26, tray.w - 52, tray.h - 52, cloth, { radius: 44 })
  return {
    color: surface,
    body:
      rect(0, 0, width, height, surface) +
      path('M500 0L980 0L520 1067L-60 1067Z', '#ffffff', 0.22) +
      path('M1060 0L1200 0L760 1067L600 1067Z', '#ffffff', 0.22) +
      rect(0, 0, width, height, paints.shade) +
      turned(tilt, tray.x + tray.w / 2, tray.y + tray.h / 2, trayShape + row) +
      extra +
      (number % 2 ? at(-40, 1040, 1.1, sprig(p)) : at(1640, 1060, 1.1, sprig(p), true)),
  }
}
