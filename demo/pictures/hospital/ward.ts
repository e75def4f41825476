import { interior, sunPatch } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { armchair, framed, pendant } from '../things/furniture.ts'
import { curtain, glazing, rail } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

/** A bed with a raised head, from its left end. */
const bed = (p: Palette) =>
  shadow(360, 0, 400, 22) +
  line('M60 -20L60 -120M660 -20L660 -120M60 -70L660 -70', p.metalDeep, 16) +
  [60, 660].map((x) => circle(x, -14, 16, p.metalDeep)).join('') +
  rect(-20, -330, 34, 250, p.woodPale, { radius: 14 }) +
  rect(716, -240, 30, 160, p.woodPale, { radius: 14 }) +
  path('M10 -130L250 -130L720 -130L720 -176L260 -176L40 -290L10 -270Z', p.paper) +
  path('M40 -300L250 -186L232 -158L24 -270Z', p.warmMist) +
  path('M34 -330Q60 -350 90 -334L186 -282Q204 -266 190 -250L168 -236L40 -304Z', p.paper) +
  path('M34 -330Q60 -350 90 -334L186 -282Q204 -266 190 -250L168 -236L40 -304Z', paints.side) +
  path('M270 -190L724 -190L724 -100Q620 -84 540 -100T360 -100L270 -110Z', p.accentMid) +
  path('M270 -190L724 -190L724 -100Q620 -84 540 -100T360 -100L270 -110Z', paints.shade) +
  path('M270 -190L350 -190L350 -104L270 -110Z', p.accentPale)

const bedside = (p: Palette) =>
  shadow(80, 0, 100) +
  rect(0, -190, 160, 186, p.woodPale, { radius: 8 }) +
  rect(0, -190, 160, 186, paints.side, { radius: 8 }) +
  rect(14, -172, 132, 70, p.paper, { radius: 5 }) +
  rect(60, -144, 40, 8, p.metalDeep, { radius: 4 }) +
  rect(24, -262, 34, 72, p.sky, { radius: 5, opacity: 0.9 }) +
  line('M110 -192L110 -262M110 -240L88 -290M110 -250L136 -296', p.leafDeep, 5) +
  circle(110, -282, 20, p.rose) +
  circle(84, -304, 17, p.warmSoft) +
  circle(138, -310, 18, p.gold) +
  ellipse(110, -206, 22, 18, p.accent)

/** A patient's room: morning, and the evening with a lamp. */
export const ward: Scene = ({ width, height, number, palette: p, random: r }) => {
  const floor = 800
  const evening = number % 2 === 0
  const wall = evening ? p.warmSoft : p.accentMist
  const body =
    interior({ width, height, floor, wall, ground: evening ? p.wood : p.woodPale }) +
    glazing('w', { x: 900, y: 120, width: 520, height: 500 }, nth(viewKinds, number + 1), p, r, {
      columns: 2,
      bar: true,
    }) +
    curtain(810, 90, 120, 690, evening ? p.warmPale : p.paper) +
    curtain(1400, 90, 120, 690, evening ? p.warmPale : p.paper) +
    rail(790, 86, 750, p.woodPale) +
    (evening
      ? at(350, 330, 1.1, pendant(330, 130, p.gold, p.accentInk)) + circle(350, 380, 260, '#fff2cf', 0.3)
      : sunPatch(760, floor, 520, height - floor, -180)) +
    rect(90, 560, 640, 34, p.wood, { radius: 8 }) +
    framed(evening ? 560 : 240, 170, 240, 300, evening ? 1 : 3, p) +
    at(320, floor + 100, 1.08, bed(p)) +
    at(110, floor + 70, 1.1, bedside(p)) +
    at(
      1290,
      floor + 140,
      1.12,
      armchair(evening ? p.accentMid : p.warm, evening ? p.accent : p.warmDeep, p),
    ) +
    at(1510, floor + 60, 1, plant(evening ? 'monstera' : 'ficus', 320, p.paper, p, r, 'cylinder', 140))
  return { color: wall, body: at(number > 2 ? width : 0, 0, 1, body, number > 2) }
}
