import { interior, sunPatch } from './interior.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { nth, type Scene } from './scene.ts'
import { at, circle, line, paints, path, rect, shadow } from './shapes.ts'
import { bear } from './things/bear.ts'
import { rug } from './things/furniture.ts'
import { glazing } from './things/glazing.ts'
import { plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

const blocks = (p: Palette) =>
  shadow(90, 0, 150) +
  rect(0, -96, 96, 96, p.warm, { radius: 12 }) +
  rect(104, -96, 96, 96, p.accentMid, { radius: 12 }) +
  rect(50, -192, 96, 96, p.gold, { radius: 12 }) +
  circle(48, -48, 24, '#ffffff', 0.85) +
  path('M152 -74L178 -26L126 -26Z', '#ffffff', 0.85) +
  rect(76, -166, 44, 44, '#ffffff', { radius: 6, opacity: 0.85 })

/** A rocket of soft cushions, as tall as a child. */
const rocket = (p: Palette) =>
  shadow(0, 0, 120) +
  path('M-70 -60L-124 0L-60 -4ZM70 -60L124 0L60 -4Z', p.warm) +
  path('M0 -420C74 -350 90 -230 72 -20L-72 -20C-90 -230 -74 -350 0 -420Z', p.paper) +
  path('M0 -420C74 -350 90 -230 72 -20L-72 -20C-90 -230 -74 -350 0 -420Z', paints.side) +
  path('M0 -420C36 -386 58 -340 68 -290L-68 -290C-58 -340 -36 -386 0 -420Z', p.warm) +
  circle(0, -212, 42, p.accent) +
  circle(0, -212, 30, p.sky) +
  rect(-72, -84, 144, 22, p.accentMid)

const bunting = (width: number, p: Palette) => {
  const colors = [p.warm, p.accentMid, p.gold, p.accentSoft, p.rose]
  return (
    line(`M0 0Q${width / 2} 130 ${width} 0`, p.accentInk, 3, 0.5) +
    Array.from({ length: 11 }, (_, i) => {
      const t = (i + 0.5) / 11
      const y = 260 * t * (1 - t)
      return path(
        `M${width * t - 34} ${y}L${width * t + 34} ${y}L${width * t} ${y + 66}Z`,
        colors[i % colors.length] ?? p.warm,
      )
    }).join('')
  )
}

const chair = (color: string, p: Palette) =>
  shadow(0, 0, 76) +
  line('M-52 -90L-60 -4M52 -90L60 -4', p.woodDeep, 12) +
  rect(-66, -116, 132, 34, color, { radius: 14 }) +
  rect(-62, -246, 124, 96, color, { radius: 30 }) +
  line('M-46 -150L-46 -112M46 -150L46 -112', p.woodDeep, 12)

/** Mountains, a hill with a house, or bubbles painted on the wall. */
const mural = (number: number, width: number, floor: number, p: Palette, r: Random) =>
  nth(
    [
      path(
        `M0 ${floor}L0 560Q180 430 380 520T820 470T1240 540T${width} 440L${width} ${floor}Z`,
        p.leafSoft,
        0.55,
      ) +
        path(`M0 ${floor}L0 660Q260 560 560 640T1100 610T${width} 600L${width} ${floor}Z`, p.leaf, 0.5) +
        circle(1330, 210, 92, p.gold, 0.8),
      Array.from({ length: 26 }, () =>
        circle(
          r.between(0, width),
          r.between(60, floor - 120),
          r.between(14, 66),
          r.pick([p.accentSoft, p.warmSoft, p.gold, p.rose]),
          0.45,
        ),
      ).join(''),
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<path d="M${60 + i * 62} ${floor}A${740 - i * 62} ${700 - i * 62} 0 0 1 ${1540 - i * 62} ${floor}" fill="none" stroke="${[p.warm, p.gold, p.leafSoft, p.accentSoft, p.accentMid][i]}" stroke-width="50" opacity="0.55"/>`,
        )
        .join(''),
    ],
    number,
  )

/** A waiting and play corner for children. */
export const kids: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const floor = 800
  const wall = nth([p.warmMist, p.accentPale, p.warmPale], number)
  const left = number % 2 === 1
  const toys = [bear(p), rocket(p), blocks(p)]
  const toy = (i: number) => toys[(i + number + shift + 2) % 3] ?? ''
  return {
    color: wall,
    body:
      interior({ width, height, floor, wall, ground: nth([p.woodPale, p.warmSoft, p.wood], number) }) +
      mural(number + shift, width, floor, p, r) +
      glazing(
        'w',
        { x: left ? 180 : 960, y: 200, width: 420, height: 340 },
        nth(viewKinds, number + shift + 1),
        p,
        r,
      ) +
      sunPatch(left ? 240 : 900, floor, 420, height - floor, left ? 140 : -140) +
      bunting(width, p) +
      rug(width / 2, floor + 150, 1180, nth([p.accentSoft, p.warmSoft, p.accentPale], number), p.paper) +
      at(left ? 1380 : 200, floor + 30, 1, plant('monstera', 330, p.accent, p, r, 'round', 150)) +
      at(left ? 1090 : 500, floor + 60, 1.1, chair(p.warm, p)) +
      at(left ? 1240 : 350, floor + 96, 1.1, chair(p.accentMid, p)) +
      at(left ? 400 : 1180, floor + 150, 1.12, toy(0)) +
      at(left ? 760 : 830, floor + 190, 0.95, toy(1)) +
      at(left ? 980 : 580, floor + 220, 0.62, toy(2)) +
      circle(left ? 600 : 1010, floor + 196, 44, p.gold) +
      path(`M${left ? 556 : 966} ${floor + 196}a44 44 0 0 1 88 0Z`, p.warm),
  }
}
