import { interior, sunPatch, surfaces } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { cabinet, clock, stool } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

/** A microscope that stands on y = 0. */
const microscope = (p: Palette) =>
  shadow(0, 0, 110) +
  rect(-96, -30, 192, 30, p.accentInk, { radius: 12 }) +
  line('M60 -40C130 -110 120 -230 40 -270', p.metalDeep, 46) +
  rect(-84, -116, 150, 18, p.metalDeep, { radius: 6 }) +
  line('M-10 -128L-10 -160', p.metalDeep, 18) +
  line('M-14 -180L34 -330', p.metalPale, 52) +
  line('M-14 -180L34 -330', p.accentMid, 52, 0.35) +
  line('M38 -344L54 -390', p.accentInk, 44) +
  circle(86, -96, 22, p.accent)

/** A centrifuge with a round lid, on y = 0. */
const centrifuge = (p: Palette) =>
  shadow(0, 0, 150) +
  path(
    'M-140 -20L-140 -110Q-140 -190 0 -190Q140 -190 140 -110L140 -20Q140 0 120 0L-120 0Q-140 0 -140 -20Z',
    p.paper,
  ) +
  path(
    'M-140 -20L-140 -110Q-140 -190 0 -190Q140 -190 140 -110L140 -20Q140 0 120 0L-120 0Q-140 0 -140 -20Z',
    paints.shade,
  ) +
  ellipse(0, -170, 96, 26, p.accentSoft) +
  rect(-100, -78, 90, 48, p.accentInk, { radius: 8 }) +
  rect(-88, -66, 50, 12, p.gold, { radius: 6 }) +
  circle(60, -54, 24, p.accentMid)

/** A rack of tubes, on y = 0 from its left edge. */
const rack = (count: number, first: number, p: Palette) =>
  Array.from(
    { length: count },
    (_, i) =>
      rect(10 + i * 40, -140, 28, 120, '#ffffff', { radius: 14, opacity: 0.8 }) +
      rect(12 + i * 40, -90, 24, 70, nth([p.rose, p.gold, p.warm, p.accentSoft], i + first), { radius: 12 }) +
      rect(8 + i * 40, -152, 32, 26, nth([p.accent, p.warm, p.accentMid], i + first), { radius: 6 }),
  ).join('') +
  rect(0, -76, count * 40 + 10, 16, p.metalDeep, { radius: 6 }) +
  rect(0, -22, count * 40 + 10, 22, p.metalDeep, { radius: 6 })

const flasks = (p: Palette) =>
  [
    [0, p.accentSoft],
    [90, p.gold],
    [180, p.rose],
  ]
    .map(
      ([x, color]) =>
        path(
          `M${Number(x) - 14} -110L${Number(x) + 14} -110L${Number(x) + 14} -70L${Number(x) + 40} -10Q${Number(x) + 40} 0 ${Number(x) + 28} 0L${Number(x) - 28} 0Q${Number(x) - 40} 0 ${Number(x) - 40} -10L${Number(x) - 14} -70Z`,
          '#ffffff',
          0.75,
        ) +
        path(
          `M${Number(x) - 26} -38L${Number(x) + 26} -38L${Number(x) + 38} -10Q${Number(x) + 40} 0 ${Number(x) + 28} 0L${Number(x) - 28} 0Q${Number(x) - 40} 0 ${Number(x) - 38} -10Z`,
          String(color),
        ),
    )
    .join('')

/**
 * A laboratory: a long bench with a microscope, a centrifuge and racks, shelves above; the number selects the
 * order.
 */
export const laboratory: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const floor = 810
  const { wall, ground } = surfaces(nth([5, 3, 1, 2], number + shift), p)
  const top = floor - 312
  const order = nth(
    [
      [300, 620, 960, 1250],
      [800, 1340, 240, 980],
      [400, 760, 920, 1240],
    ],
    number,
  )
  const [a = 0, b = 0, c = 0, d = 0] = order
  const mirrored = number > 3
  const body =
    interior({ width, height, floor, wall, ground }) +
    glazing(
      'w',
      { x: nth([180, 930, 560], number), y: 90, width: 460, height: 300 },
      nth(viewKinds, number + shift),
      p,
      r,
    ) +
    sunPatch(nth([260, 880, 560], number), floor, 420, height - floor, nth([150, -150, 60], number)) +
    [0, 1]
      .map((i) => {
        const x = nth([860, 160, 1130], number)
        return (
          rect(x, 190 + i * 150, number % 3 === 0 ? 330 : 560, 16, p.wood, { radius: 4 }) +
          at(x + 60, 190 + i * 150, 0.8, i ? flasks(p) : rack(5, number, p)) +
          at(x + 300, 190 + i * 150, 0.42, plant(i ? 'trailing' : 'blades', 150, p.warm, p, r, 'round', 110))
        )
      })
      .join('') +
    at(110, floor + 10, 1, cabinet(1380, 300, 8, p.paper, p.accentSoft, p)) +
    at(a, top, 0.9, microscope(p)) +
    at(b, top, 0.8, centrifuge(p)) +
    at(c, top, 1, rack(6, number + 1, p)) +
    at(d, top, 1, flasks(p)) +
    clock(nth([770, 1480, 410], number), 170, 46, p) +
    at(480, floor + 150, 1.1, stool(p, p.accent)) +
    at(1120, floor + 170, 1.1, stool(p, p.warm))
  return { color: wall, body: at(mirrored ? width : 0, 0, 1, body, mirrored) }
}
