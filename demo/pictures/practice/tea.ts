import { interior, wallLight } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { armchair, pendant, table } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

const pot =
  'M-92 -60C-92 -140 -50 -172 0 -172C50 -172 92 -140 92 -60C92 -20 60 0 34 0L-34 0C-60 0 -92 -20 -92 -60Z'

/** A round teapot with a pattern of petals. */
export const teapot = (p: Palette, color = p.accent) =>
  ellipse(0, 2, 110, 14, '#1d2b33', { opacity: 0.12 }) +
  path('M84 -96C140 -110 140 -150 166 -156L176 -138C160 -120 160 -60 88 -44Z', color) +
  `<path d="M-84 -124C-150 -140 -160 -40 -84 -44" fill="none" stroke="${color}" stroke-width="18"/>` +
  path(pot, color) +
  path(pot, paints.side) +
  [-48, 0, 48]
    .map((x) => ellipse(x, -84, 17, 30, p.paper, { opacity: 0.85 }) + ellipse(x, -84, 7, 16, p.gold))
    .join('') +
  rect(-46, -184, 92, 18, color, { radius: 9 }) +
  circle(0, -194, 14, p.gold)

/** A tea bowl. */
export const bowl = (p: Palette, color = p.paper) =>
  ellipse(0, 2, 54, 8, '#1d2b33', { opacity: 0.12 }) +
  path('M-58 -58L58 -58C56 -22 34 -4 22 -4L22 0L-22 0L-22 -4C-34 -4 -56 -22 -58 -58Z', color) +
  path('M-58 -58L58 -58C56 -22 34 -4 22 -4L22 0L-22 0L-22 -4C-34 -4 -56 -22 -58 -58Z', paints.side) +
  ellipse(0, -58, 58, 11, p.warmDeep) +
  line('M-44 -36L44 -36', p.accent, 5, 0.7)

const steam = line(
  'M-12 -20q-18 -30 0 -58q18 -28 0 -56M16 -20q-18 -30 0 -58q18 -28 0 -56',
  '#ffffff',
  7,
  0.55,
)

/** A sideboard under a shelf with bowls. */
function corner({ width, height, palette: p, random: r }: SceneInput) {
  const floor = 830
  const top = floor - 300
  const shelf = (y: number) =>
    rect(250, y, 760, 20, p.woodDeep, { radius: 4 }) +
    rect(250, y + 20, 760, 10, '#1d2b33', { opacity: 0.08 })
  return {
    color: p.warmPale,
    body:
      interior({ width, height, floor, wall: p.warmPale, ground: p.woodPale }) +
      wallLight(560, 0, 300, 700, 160) +
      glazing('w', { x: 1150, y: 150, width: 320, height: 400 }, nth(viewKinds, r.integer(1, 4)), p, r, {
        columns: 1,
        bar: true,
      }) +
      shelf(230) +
      shelf(410) +
      [330, 440, 550]
        .map((x, i) => at(x, 230, 0.8, bowl(p, [p.accentSoft, p.paper, p.warmSoft][i])))
        .join('') +
      [690, 780, 870]
        .map(
          (x, i) =>
            rect(x, 130, 68, 100, [p.warm, p.paper, p.accentMid][i] ?? p.warm, { radius: 12 }) +
            rect(x + 8, 112, 52, 22, p.wood, { radius: 5 }),
        )
        .join('') +
      at(950, 230, 0.45, plant('trailing', 260, p.warm, p, r, 'round', 120)) +
      at(310, 410, 0.5, bowl(p, p.warmSoft)) +
      at(760, 410, 0.62, bowl(p)) +
      at(860, 410, 0.62, bowl(p, p.accentSoft)) +
      shadow(640, floor, 480, 20) +
      rect(180, top, 920, 300, p.wood, { radius: 8 }) +
      rect(180, top, 920, 300, paints.shade, { radius: 8 }) +
      [0, 1, 2]
        .map(
          (i) =>
            rect(204 + i * 298, top + 36, 276, 232, p.woodPale, { radius: 6 }) +
            circle(444 + i * 298, top + 150, 9, p.woodDeep),
        )
        .join('') +
      rect(160, top - 20, 960, 28, p.paper, { radius: 6 }) +
      at(440, top - 20, 0.95, teapot(p)) +
      at(650, top - 20, 0.9, bowl(p)) +
      at(770, top - 20, 0.9, bowl(p, p.warmSoft)) +
      at(650, top - 80, 0.8, steam) +
      ellipse(950, top - 26, 90, 14, p.accentSoft) +
      [-40, -8, 26, 4, 52]
        .map((x, i) =>
          circle(950 + x, top - 46 - (i % 2) * 14, 20, [p.gold, p.warm, p.rose][i % 3] ?? p.gold),
        )
        .join('') +
      at(1330, floor + 120, 1.14, armchair(p.accentMid, p.accent, p)),
  }
}

/** A low table by the window with tea. */
function poured({ width, height, number, palette: p, random: r }: SceneInput) {
  const top = 760
  return {
    color: p.accentPale,
    body:
      rect(0, 0, width, height, p.accentPale) +
      glazing('w', { x: 220, y: -60, width: 1160, height: 640 }, nth(viewKinds, number), p, r, {
        columns: 3,
      }) +
      rect(0, top, width, height - top, p.wood) +
      rect(0, top, width, 24, p.woodPale) +
      path('M300 784L900 784L700 1067L-40 1067Z', '#fff6e2', 0.32) +
      path(`M260 ${top + 60}Q800 ${top - 10} 1340 ${top + 60}L1420 1067L180 1067Z`, p.warmMist) +
      line(`M300 ${top + 110}Q800 ${top + 46} 1300 ${top + 110}`, p.accentMid, 10, 0.7) +
      at(620, top + 150, 1.7, teapot(p)) +
      at(940, top + 190, 1.5, bowl(p)) +
      at(940, top + 90, 1.3, steam) +
      at(1150, top + 130, 1.4, bowl(p, p.warmSoft)) +
      ellipse(330, top + 190, 130, 26, p.paper) +
      [-60, -20, 24, 62, 0]
        .map((x, i) =>
          circle(330 + x, top + 168 - (i % 2) * 18, 28, [p.gold, p.warm, p.rose][i % 3] ?? p.gold),
        )
        .join('') +
      at(1400, top + 90, 0.9, plant('olive', 330, p.accent, p, r, 'round', 150)),
  }
}

/** Two chairs and a table. */
function together({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 800
  return {
    color: p.warmMist,
    body:
      interior({ width, height, floor, wall: p.warmMist, ground: p.wood }) +
      rect(0, floor - 290, width, 268, p.accentMid, { opacity: 0.55 }) +
      rect(0, floor - 300, width, 14, p.woodPale) +
      glazing('w', { x: 200, y: 110, width: 480, height: 330 }, nth(viewKinds, number + 2), p, r) +
      at(980, 270, 1.2, pendant(330, 180, p.warm, p.accentInk)) +
      circle(980, 360, 280, '#fff2cf', 0.25) +
      at(680, floor + 100, 1.2, armchair(p.warm, p.warmDeep, p)) +
      at(1290, floor + 100, 1.2, armchair(p.accentSoft, p.accentMid, p)) +
      at(985, floor + 150, 1.2, table(330, 170, p.woodPale, p)) +
      at(950, floor - 56, 0.75, teapot(p)) +
      at(1075, floor - 54, 0.7, bowl(p)) +
      at(250, floor + 70, 1.2, plant('palm', 380, p.paper, p, r, 'cylinder', 150)),
  }
}

/** A corner with tea: the sideboard, the table by the window, two chairs. */
export const tea: Scene = (input) => nth([corner, poured, together], input.number)(input)
