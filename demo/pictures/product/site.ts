import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { at, circle, paints, rect } from '../shapes.ts'
import { plant } from '../things/plant.ts'

const soft = '#1d2b33'

/** `count` lines of text, the last one shorter. */
export const textLines = (x: number, y: number, width: number, count: number, color: string, r: Random) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * 26, width * (i === count - 1 ? 0.55 : r.between(0.86, 1)), 12, color, { radius: 6 }),
  ).join('')

/** The first screen of a page: text and a button on the left, a room with a plant on the right. */
const opening = (p: Palette, r: Random) =>
  rect(40, 96, 760, 250, p.accentMist, { radius: 18 }) +
  rect(80, 140, r.between(240, 300), 26, p.accentInk, { radius: 9 }) +
  rect(80, 178, r.between(160, 220), 26, p.accentInk, { radius: 9 }) +
  textLines(80, 230, 270, 2, p.metal, r) +
  rect(80, 288, 150, 36, p.accent, { radius: 10 }) +
  rect(440, 96, 360, 250, p.warmPale, { radius: 18 }) +
  rect(490, 128, 150, 130, p.sky, { radius: 6 }) +
  rect(562, 128, 6, 130, p.paper) +
  rect(440, 306, 360, 40, p.wood, { opacity: 0.55 }) +
  at(724, 318, 0.5, plant('ficus', 300, p.paper, p, r, 'cylinder', 110))

/** Three people of a clinic with their names. */
const people = (p: Palette, r: Random) =>
  [p.accentSoft, p.warmSoft, p.leafSoft]
    .map((color, i) => {
      const x = 40 + i * 262
      return (
        rect(x, 382, 236, 178, p.warmMist, { radius: 16 }) +
        circle(x + 54, 442, 34, color) +
        rect(x + 20, 496, r.between(130, 190), 16, p.accentInk, { radius: 7 }) +
        textLines(x + 20, 524, 150, 1, p.metal, r)
      )
    })
    .join('')

const phone = (p: Palette, r: Random) =>
  rect(0, 0, 236, 470, p.accentInk, { radius: 36 }) +
  rect(11, 11, 214, 448, p.paper, { radius: 27 }) +
  rect(28, 34, 110, 14, p.accentInk, { radius: 7 }) +
  rect(28, 66, 180, 120, p.warmPale, { radius: 14 }) +
  rect(54, 86, 70, 66, p.sky, { radius: 4 }) +
  rect(28, 206, r.between(130, 170), 18, p.accentInk, { radius: 8 }) +
  textLines(28, 240, 180, 3, p.metal, r) +
  rect(28, 326, 180, 40, p.accent, { radius: 11 }) +
  rect(28, 384, 180, 52, p.warmMist, { radius: 12 }) +
  circle(56, 410, 16, p.leafSoft)

/** A page of a clinic's site in a browser, and on a phone in front of it. */
export const site: Scene = ({ width, height, palette: p, random: r }) => ({
  color: p.accentPale,
  body:
    rect(0, 0, width, height, p.accentPale) +
    rect(0, 0, width, height, paints.shade) +
    at(
      330,
      190,
      1,
      rect(10, 22, 840, 640, soft, { radius: 24, opacity: 0.1 }) +
        rect(0, 0, 840, 640, p.paper, { radius: 24 }) +
        [p.rose, p.gold, p.leafSoft].map((color, i) => circle(38 + i * 30, 40, 9, color)).join('') +
        rect(160, 26, 360, 28, p.metalPale, { radius: 14 }) +
        opening(p, r) +
        people(p, r),
    ) +
    at(1050, 420, 1, rect(8, 18, 236, 470, soft, { radius: 36, opacity: 0.16 }) + phone(p, r)),
})
