import { interior, sunPatch, wallLight } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { armchair, clock, couch, desk, framed, rug, table } from '../things/furniture.ts'
import { curtain, glazing, rail } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

/** A lamp on a tall foot, its light around it. */
export const floorLamp = (high: number, p: Palette) =>
  shadow(0, 0, 70) +
  circle(0, -high + 40, 190, '#fff2cf', 0.28) +
  line(`M0 -8L0 ${-high}`, p.woodDeep, 10) +
  ellipse(0, -6, 60, 12, p.woodDeep) +
  path(`M-84 ${-high + 96}L-50 ${-high - 40}L50 ${-high - 40}L84 ${-high + 96}Z`, p.warmPale) +
  path(`M-84 ${-high + 96}L-50 ${-high - 40}L50 ${-high - 40}L84 ${-high + 96}Z`, paints.side)

/** Two cups on a tray for a long talk. */
const cups = (p: Palette) =>
  ellipse(0, 0, 96, 14, p.wood) +
  [-38, 38]
    .map(
      (x) =>
        path(`M${x - 26} -34L${x + 26} -34L${x + 16} -4L${x - 16} -4Z`, p.paper) +
        ellipse(x, -34, 26, 6, p.warmDeep),
    )
    .join('')

/** A consulting room with two facing armchairs. */
function talk({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 790
  return {
    color: p.warmPale,
    body:
      interior({ width, height, floor, wall: p.warmPale, ground: p.wood }) +
      glazing('w', { x: 520, y: 130, width: 560, height: 460 }, nth(viewKinds, number + 1), p, r, {
        columns: 2,
        bar: true,
      }) +
      curtain(440, 100, 120, 660, p.paper) +
      curtain(1050, 100, 120, 660, p.paper) +
      rail(420, 96, 770, p.woodDeep) +
      sunPatch(520, floor, 560, height - floor, 120) +
      framed(150, 210, 200, 260, 1, p) +
      framed(1290, 190, 190, 240, 3, p) +
      rug(800, floor + 150, 1180, p.accentPale, p.accentMid) +
      at(250, floor + 50, 1.1, floorLamp(520, p)) +
      at(450, floor + 150, 1.24, armchair(p.accentMid, p.accent, p)) +
      at(1160, floor + 150, 1.24, armchair(p.warm, p.warmDeep, p)) +
      at(805, floor + 190, 1.1, table(270, 130, p.woodPale, p)) +
      at(805, floor + 40, 1.1, cups(p)) +
      at(1450, floor + 40, 1.15, plant('ficus', 360, p.paper, p, r, 'round', 150)),
  }
}

/** The family doctor's desk, with children's drawings above it. */
function office({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 790
  const drawing = (x: number, y: number, color: string, kind: number) =>
    rect(x, y, 120, 150, p.paper) +
    circle(x + 60, y + 10, 6, p.warmDeep) +
    (kind === 0
      ? circle(x + 60, y + 78, 30, color) +
        line(
          `M${x + 60} ${y + 34}L${x + 60} ${y + 22}M${x + 104} ${y + 78}L${x + 112} ${y + 78}M${x + 16} ${y + 78}L${x + 8} ${y + 78}`,
          color,
          6,
        )
      : kind === 1
        ? path(`M${x + 24} ${y + 80}L${x + 60} ${y + 46}L${x + 96} ${y + 80}Z`, color) +
          rect(x + 34, y + 80, 52, 44, p.gold)
        : line(`M${x + 60} ${y + 130}L${x + 60} ${y + 80}`, p.leafDeep, 6) +
          circle(x + 60, y + 68, 22, color))
  return {
    color: p.warmMist,
    body:
      interior({ width, height, floor, wall: p.warmMist, ground: p.woodPale }) +
      glazing('w', { x: 140, y: 150, width: 430, height: 430 }, nth(viewKinds, number), p, r, {
        columns: 2,
      }) +
      curtain(70, 120, 110, 640, p.warmSoft) +
      rail(50, 116, 600, p.woodDeep) +
      sunPatch(190, floor, 420, height - floor, 150) +
      drawing(800, 180, p.warm, 0) +
      drawing(950, 210, p.accent, 1) +
      drawing(1100, 176, p.rose, 2) +
      clock(1340, 240, 56, p) +
      at(720, floor + 60, 1.16, desk(640, p)) +
      rect(780, floor - 290, 40, 74, p.accent, { radius: 6 }) +
      line(`M800 ${floor - 290}L790 ${floor - 350}M808 ${floor - 290}L822 ${floor - 344}`, p.woodDeep, 6) +
      at(640, floor + 170, 1.1, armchair(p.accentMid, p.accent, p)) +
      at(1490, floor + 40, 1.05, plant('olive', 400, p.warm, p, r, 'cylinder', 150)) +
      at(230, floor + 120, 0.9, plant('monstera', 240, p.paper, p, r, 'round', 150)),
  }
}

/** A small examination room. */
function examination({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 790
  return {
    color: p.accentPale,
    body:
      interior({ width, height, floor, wall: p.accentPale, ground: p.wood }) +
      glazing('w', { x: 1020, y: 140, width: 420, height: 440 }, nth(viewKinds, number + 3), p, r, {
        bar: true,
      }) +
      curtain(1420, 110, 110, 650, p.paper) +
      rail(940, 106, 610, p.woodDeep) +
      wallLight(760, 0, 150, 600, -120) +
      framed(220, 170, 330, 260, 0, p) +
      framed(590, 200, 170, 210, 2, p) +
      at(180, floor + 90, 1.16, couch(p, p.warm, p.warmDeep)) +
      rug(1130, floor + 160, 640, p.warmPale, p.warm) +
      at(1120, floor + 150, 1.1, armchair(p.accentMid, p.accent, p)) +
      at(930, floor + 40, 1, floorLamp(470, p)) +
      at(1460, floor + 60, 1, plant('palm', 330, p.warm, p, r, 'cylinder', 140)),
  }
}

/** A doctor's room in a small practice: for a consultation, with a desk, for an examination. */
export const study: Scene = (input) => nth([talk, office, examination], input.number)(input)
