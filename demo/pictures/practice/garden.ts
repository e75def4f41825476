import { interior, sunPatch } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow, within } from '../shapes.ts'
import { bench, roundTree } from '../things/arch.ts'
import { curtain, glazing, rail } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { view } from '../things/view.ts'

const cushion = (x: number, y: number, color: string) =>
  rect(x, y, 150, 120, color, { radius: 26 }) + rect(x, y, 150, 120, paints.side, { radius: 26 })

/** A window seat facing the garden. */
function windowSeat({ width, height, palette: p, random: r }: SceneInput) {
  const floor = 880
  return {
    color: p.warmPale,
    body:
      interior({ width, height, floor, wall: p.warmPale, ground: p.woodPale }) +
      glazing('w', { x: 250, y: 110, width: 1100, height: 480 }, 'garden', p, r, {
        columns: 4,
        sill: false,
      }) +
      curtain(150, 80, 150, 620, p.paper) +
      curtain(1300, 80, 150, 620, p.paper) +
      rail(120, 76, 1360, p.woodDeep) +
      rect(200, 620, 1200, 36, p.paper, { radius: 8 }) +
      rect(200, 656, 1200, 224, p.wood) +
      [0, 1, 2, 3].map((i) => rect(224 + i * 294, 680, 270, 176, p.woodPale, { radius: 6 })).join('') +
      rect(200, 656, 1200, 224, paints.shade) +
      rect(220, 590, 1160, 44, p.accentMid, { radius: 18 }) +
      cushion(260, 480, p.warm) +
      cushion(380, 500, p.accentSoft) +
      cushion(1180, 484, p.gold) +
      rect(800, 576, 130, 16, p.accent, { radius: 4 }) +
      rect(808, 562, 116, 14, p.paper, { radius: 3 }) +
      sunPatch(420, floor, 720, height - floor, 120) +
      at(130, floor + 80, 1.1, plant('monstera', 290, p.accent, p, r, 'round', 150)) +
      at(1490, floor + 70, 1.1, plant('olive', 340, p.paper, p, r, 'cylinder', 140)),
  }
}

/** A bough in blossom. */
const blossom = (p: Palette, x: number, y: number, size: number) =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      circle(
        x + Math.cos(i * 1.257) * size,
        y + Math.sin(i * 1.257) * size,
        size * 0.72,
        i % 2 ? p.rose : p.paper,
      ),
    )
    .join('') + circle(x, y, size * 0.5, p.gold)

/** Doors open to the garden. */
function doors({ width, height, palette: p, random: r }: SceneInput) {
  const floor = 850
  const leafOf = (x: number, lean: number) =>
    path(`M${x} 120L${x + lean} 80L${x + lean} 930L${x} 850Z`, p.paper) +
    path(
      `M${x + lean * 0.16} 150L${x + lean * 0.84} 124L${x + lean * 0.84} 560L${x + lean * 0.16} 540Z`,
      p.sky,
      0.8,
    ) +
    path(
      `M${x + lean * 0.16} 590L${x + lean * 0.84} 612L${x + lean * 0.84} 870L${x + lean * 0.16} 812Z`,
      p.accentPale,
    )
  return {
    color: p.warmMist,
    body:
      interior({ width, height, floor, wall: p.warmMist, ground: p.wood }) +
      rect(500, 100, 600, 750, p.paper) +
      within(
        'yard',
        rect(520, 120, 560, 730, '#000'),
        at(520, 120, 1, view('sky', 'garden', 560, 730, p, r)),
      ) +
      path('M600 850C680 790 800 770 780 690L812 690C860 780 900 800 980 850Z', p.warmPale) +
      roundTree(640, 770, 250, p) +
      line('M1080 210C1010 240 940 300 850 300', p.woodDeep, 16) +
      line('M1010 244L960 340M930 288L940 356M1060 222L1030 170', p.woodDeep, 9) +
      [
        [1040, 256],
        [980, 280],
        [968, 336],
        [900, 300],
        [940, 352],
        [866, 296],
      ]
        .map(([x = 0, y = 0]) => blossom(p, x, y, 17))
        .join('') +
      at(900, 800, 0.6, bench(240, p)) +
      leafOf(500, -210) +
      leafOf(1100, 210) +
      path('M520 850L1080 850L1260 1067L340 1067Z', '#fff6e2', 0.5) +
      at(200, floor + 70, 1.1, plant('ficus', 330, p.accent, p, r, 'round', 150)) +
      at(1440, floor + 80, 1.1, plant('palm', 320, p.warm, p, r, 'cylinder', 150)) +
      at(1320, floor + 130, 0.8, plant('blades', 210, p.paper, p, r, 'cone', 130)),
  }
}

/** The little house from its garden. */
function house({ width, height, palette: p, random: r }: SceneInput) {
  const pane = (x: number, y: number, p: Palette) =>
    rect(x - 12, y - 12, 154, 194, p.paper, { radius: 4 }) +
    rect(x, y, 130, 170, p.sky) +
    path(`M${x} ${y + 170}L${x + 60} ${y}L${x + 90} ${y}L${x + 30} ${y + 170}Z`, '#ffffff', 0.3) +
    line(`M${x + 65} ${y}L${x + 65} ${y + 170}M${x} ${y + 70}L${x + 130} ${y + 70}`, p.paper, 8) +
    rect(x - 22, y + 180, 174, 16, p.woodPale, { radius: 3 }) +
    Array.from({ length: 6 }, (_, i) =>
      circle(x + i * 26, y + 176 - (i % 2) * 8, 15, r.pick([p.rose, p.gold, p.leaf, p.leafSoft])),
    ).join('')
  return {
    color: p.accentPale,
    body:
      view('sky', 'mountains', width, 760, p, r) +
      rect(0, 740, width, height - 740, p.leafSoft) +
      path('M760 780L880 780L1060 1067L520 1067Z', p.warmMist) +
      shadow(820, 790, 620, 30) +
      rect(330, 400, 980, 380, p.warmMist) +
      rect(330, 400, 980, 380, paints.side) +
      path('M270 410L430 220L1210 220L1370 410Z', p.accent) +
      path('M270 410L430 220L1210 220L1370 410Z', paints.shade) +
      rect(1060, 170, 70, 110, p.warmDeep) +
      pane(430, 490, p) +
      pane(610, 490, p) +
      pane(1090, 490, p) +
      rect(770, 500, 180, 280, p.paper, { radius: 6 }) +
      rect(786, 516, 148, 264, p.accentDeep, { radius: 4 }) +
      rect(806, 540, 108, 90, p.gold, { radius: 4, opacity: 0.8 }) +
      circle(914, 668, 9, p.gold) +
      path('M730 500L860 440L990 500Z', p.accentMid) +
      rect(740, 780, 240, 22, p.warmPale) +
      roundTree(180, 880, 330, p) +
      roundTree(1470, 860, 290, p) +
      at(1080, 900, 1.1, bench(230, p)) +
      Array.from({ length: 16 }, (_, i) =>
        ellipse(
          300 + (i % 8) * 34 + Math.floor(i / 8) * 760,
          880 + (i % 3) * 16,
          20,
          15,
          r.pick([p.leaf, p.leafDeep, p.rose, p.gold]),
        ),
      ).join(''),
  }
}

/** The garden of a small practice: from a window, through its doors, and the house itself. */
export const garden: Scene = (input) => nth([windowSeat, doors, house], input.number)(input)
