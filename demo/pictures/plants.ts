import { interior, sunPatch, surfaces, wallLight } from './interior.ts'
import { nth, type Scene, type SceneInput } from './scene.ts'
import { at, circle, paints, path, rect } from './shapes.ts'
import { framed, table } from './things/furniture.ts'
import { glazing } from './things/glazing.ts'
import { leaf, plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

/** Plants on a long bench before a window. */
function bench({ width, height, number, shift, palette: p, random: r }: SceneInput) {
  const floor = 840
  const { wall, ground } = surfaces(number + 1, p)
  const top = floor - 90
  return {
    color: wall,
    body:
      interior({ width, height, floor, wall, ground }) +
      glazing('w', { x: 330, y: 90, width: 940, height: 430 }, nth(viewKinds, number + shift), p, r, {
        columns: 3,
      }) +
      sunPatch(420, floor, 760, height - floor, 120) +
      rect(200, top, 1200, 30, p.wood, { radius: 6 }) +
      rect(270, top + 30, 24, 190, p.woodDeep) +
      rect(1306, top + 30, 24, 190, p.woodDeep) +
      at(360, top, 1, plant('blades', 300, p.warm, p, r, 'cylinder', 150)) +
      at(620, top, 1, plant('olive', 350, p.paper, p, r, 'cone', 140)) +
      at(900, top, 1, plant('monstera', 300, p.accent, p, r, 'round', 170)) +
      at(1210, top, 1, plant('ficus', 320, p.warmSoft, p, r, 'footed', 150)) +
      at(1490, floor + 110, 1, plant('palm', 330, p.accentSoft, p, r, 'cylinder', 170)),
  }
}

/** Two shelves of small pots on a quiet wall. */
function shelves({ width, height, number, palette: p, random: r }: SceneInput) {
  const { wall } = surfaces(number + 2, p)
  const board = (y: number) =>
    rect(160, y, 1280, 24, p.wood, { radius: 4 }) + rect(160, y + 24, 1280, 14, '#1d2b33', { opacity: 0.08 })
  return {
    color: wall,
    body:
      rect(0, 0, width, height, wall) +
      wallLight(260, 0, 460, height, 300) +
      wallLight(900, 0, 240, height, 300) +
      rect(0, 0, width, height, paints.shade) +
      board(460) +
      board(880) +
      at(300, 460, 1, plant('trailing', 330, p.accent, p, r, 'round', 150)) +
      at(610, 460, 1, plant('blades', 220, p.warm, p, r, 'cone', 120)) +
      framed(760, 210, 190, 250, number + 1, p) +
      at(1090, 460, 1, plant('ficus', 250, p.paper, p, r, 'cylinder', 120)) +
      at(1320, 460, 1, plant('trailing', 260, p.warmSoft, p, r, 'round', 130)) +
      at(330, 880, 1, plant('monstera', 230, p.paper, p, r, 'round', 140)) +
      at(690, 880, 1, plant('olive', 260, p.accentSoft, p, r, 'footed', 130)) +
      [0, 1, 2, 3]
        .map((i) =>
          rect(
            850 + i * 40,
            720 + (i % 2) * 20,
            34,
            160 - (i % 2) * 20,
            [p.accent, p.warm, p.accentSoft, p.gold][i] ?? p.accent,
            { radius: 3 },
          ),
        )
        .join('') +
      at(1210, 880, 1, plant('palm', 220, p.warm, p, r, 'cylinder', 130)),
  }
}

/** Large leaves against the light. */
function foliage({ width, height, palette: p, random: r }: SceneInput) {
  const layer = (count: number, y: number, size: number, colors: readonly [string, ...string[]]) =>
    Array.from({ length: count }, (_, i) => {
      const x = (width / (count - 1)) * i + r.between(-40, 40)
      const tilt = ((x - width / 2) / width) * 70 + r.between(-14, 14)
      return leaf(
        x,
        y + r.between(-20, 60),
        size * r.between(0.85, 1.15),
        size * 0.26,
        tilt,
        r.pick(colors),
        p.leafSoft,
      )
    }).join('')
  return {
    color: p.warmMist,
    body:
      rect(0, 0, width, height, p.warmMist) +
      circle(width * 0.66, 380, 250, p.gold, 0.5) +
      circle(width * 0.66, 380, 170, '#fff8e2', 0.9) +
      path(`M0 ${height}L0 700Q400 560 800 660T1600 600L1600 ${height}Z`, p.accentPale) +
      layer(9, 1010, 520, [p.leafSoft, p.accentSoft]) +
      layer(8, 1110, 480, [p.leaf, p.leafSoft]) +
      layer(7, 1220, 480, [p.leafDeep, p.leaf]),
  }
}

/** One tree beside a small table. */
function tree({ width, height, number, shift, palette: p, random: r }: SceneInput) {
  const floor = 830
  const { wall, ground } = surfaces(number + shift, p)
  return {
    color: wall,
    body:
      interior({ width, height, floor, wall, ground }) +
      wallLight(200, 0, 420, 740, 260) +
      sunPatch(420, floor, 620, height - floor, 240) +
      framed(1040, 170, 330, 430, number, p) +
      at(620, floor + 80, 1.25, plant('olive', 470, p.warm, p, r, 'cylinder', 190)) +
      at(1190, floor + 110, 1.1, table(340, 200, p.woodPale, p)) +
      at(1150, floor - 118, 0.6, plant('trailing', 190, p.accent, p, r, 'round', 140)) +
      at(1260, floor - 118, 0.5, plant('blades', 190, p.paper, p, r, 'cone', 120)),
  }
}

/** Plants of a clinic. */
export const plants: Scene = (input) =>
  nth([bench, shelves, foliage, tree], input.number + input.shift)(input)
