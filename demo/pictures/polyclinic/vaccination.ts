import { interior, sunPatch, surfaces } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene } from '../scene.ts'
import { at, circle, line, paints, path, rect, shadow } from '../shapes.ts'
import { bear } from '../things/bear.ts'
import { armchair, cabinet, clock, stool } from '../things/furniture.ts'
import { curtain, glazing, rail } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

/** A refrigerator for vaccines with a glass door; stands on y = 0 from its left edge. */
const refrigerator = (p: Palette) =>
  shadow(150, 0, 190, 16) +
  rect(0, -620, 300, 612, p.paper, { radius: 18 }) +
  rect(0, -620, 300, 612, paints.side, { radius: 18 }) +
  rect(24, -540, 252, 420, p.accentMist, { radius: 10 }) +
  [0, 1, 2, 3]
    .map(
      (row) =>
        rect(30, -446 + row * 104, 240, 8, p.metal) +
        Array.from({ length: 6 }, (_, i) => {
          const high = 44 + ((i + row) % 3) * 12
          return (
            rect(
              44 + i * 37,
              -446 + row * 104 - high,
              26,
              high,
              nth([p.accentSoft, p.paper, p.warmSoft, p.accentPale], i + row + 1),
              {
                radius: 5,
              },
            ) +
            rect(
              48 + i * 37,
              -446 + row * 104 - high - 10,
              18,
              12,
              nth([p.accent, p.warm, p.accentMid], i + row + 1),
            )
          )
        }).join(''),
    )
    .join('') +
  path('M60 -120L190 -540L250 -540L120 -120Z', '#ffffff', 0.3) +
  rect(286, -400, 12, 140, p.metalDeep, { radius: 6 }) +
  rect(90, -596, 120, 36, p.accentInk, { radius: 8 }) +
  rect(106, -584, 44, 12, p.gold, { radius: 6 }) +
  circle(188, -578, 7, p.leafSoft)

/** A tray on a stand with the equipment for one vaccination; its foot is at 0, 0. */
const trolley = (p: Palette) =>
  shadow(0, 0, 130) +
  line('M-110 -250L-110 -16M110 -250L110 -16M-110 -110L110 -110', p.metalDeep, 12) +
  [-110, 110].map((x) => circle(x, -10, 12, p.accentInk)).join('') +
  rect(-140, -270, 280, 24, p.metalPale, { radius: 8 }) +
  rect(-126, -128, 252, 18, p.metalPale, { radius: 6 }) +
  rect(-110, -330, 80, 60, p.warmSoft, { radius: 8 }) +
  rect(0, -312, 30, 42, p.accentSoft, { radius: 6 }) +
  rect(5, -324, 20, 14, p.accent, { radius: 3 }) +
  rect(46, -300, 30, 30, p.paper, { radius: 6 }) +
  rect(51, -312, 20, 14, p.warm, { radius: 3 }) +
  rect(-100, -186, 200, 56, p.gold, { radius: 8 })

const shieldPoster = (x: number, y: number, p: Palette) =>
  rect(x + 6, y + 10, 230, 300, '#1d2b33', { opacity: 0.1 }) +
  rect(x, y, 230, 300, p.paper, { radius: 8 }) +
  path(
    `M${x + 115} ${y + 44}c30 20 60 26 78 26c4 80 -26 136 -78 162c-52 -26 -82 -82 -78 -162c18 0 48 -6 78 -26Z`,
    p.accentMid,
  ) +
  line(`M${x + 82} ${y + 132}l24 26l44 -50`, p.paper, 16) +
  rect(x + 50, y + 256, 130, 14, p.accentSoft, { radius: 7 })

/**
 * The vaccination room: a refrigerator, a chair in daylight, a clock for the waiting time; for adults or
 * children.
 */
export const vaccination: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const floor = 800
  const { wall, ground } = surfaces(nth([3, 5, 1, 2], number + shift), p)
  const forChildren = number % 2 === 0
  const mirrored = number > 2
  const body =
    interior({ width, height, floor, wall, ground }) +
    (forChildren
      ? [300, 520, 760, 980, 1210]
          .map((x, i) =>
            circle(
              x + r.between(-30, 30),
              120 + (i % 3) * 70,
              r.between(26, 46),
              nth([p.gold, p.rose, p.accentSoft, p.leafSoft], i + number),
              0.7,
            ),
          )
          .join('')
      : '') +
    glazing('w', { x: 560, y: 170, width: 430, height: 380 }, nth(viewKinds, number + shift + 1), p, r) +
    curtain(500, 130, 90, 470, p.paper) +
    curtain(960, 130, 90, 470, p.paper) +
    rail(470, 126, 610, p.woodPale) +
    sunPatch(620, floor, 420, height - floor, 150) +
    clock(446, 230, 46, p) +
    at(90, floor + 10, 1, refrigerator(p)) +
    at(1100, floor + 12, 1, cabinet(400, 210, 3, p.paper, p.wood, p)) +
    at(1420, floor - 222, 0.6, plant(nth(['trailing', 'blades'], number), 190, p.warm, p, r, 'round', 120)) +
    rect(1150, floor - 282, 60, 60, p.accentSoft, { radius: 8 }) +
    rect(1226, floor - 264, 44, 42, p.warmSoft, { radius: 8 }) +
    at(640, floor + 150, 1.15, armchair(p.accentMid, p.accent, p)) +
    at(910, floor + 130, 1, trolley(p)) +
    at(1160, floor + 190, 1, stool(p, p.warm)) +
    (forChildren ? at(640, floor + 62, 0.62, bear(p)) : at(420, floor + 200, 0.9, stool(p, p.accent)))
  return {
    color: wall,
    body: at(mirrored ? width : 0, 0, 1, body, mirrored) + shieldPoster(mirrored ? 190 : 1180, 190, p),
  }
}
