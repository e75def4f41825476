import { interior, sunPatch, surfaces, wallLight } from './interior.ts'
import { nth, type Scene, type SceneInput } from './scene.ts'
import { at, circle, line, rect } from './shapes.ts'
import { dentalChair, operatingLamp, trayArm } from './things/dental-chair.ts'
import { armchair, cabinet, clock, couch, desk, framed, stool, table } from './things/furniture.ts'
import { curtain, glazing, rail } from './things/glazing.ts'
import { plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

type Layout = (input: SceneInput, floor: number) => string

const bottles = (x: number, y: number, colors: readonly string[]) =>
  colors
    .map(
      (color, i) =>
        rect(x + i * 34, y - 52 - (i % 2) * 18, 24, 52 + (i % 2) * 18, color, { radius: 6 }) +
        rect(x + i * 34 + 7, y - 62 - (i % 2) * 18, 10, 12, '#ffffff', { opacity: 0.8 }),
    )
    .join('')

/** A dentist's room: the chair in daylight, cabinets behind it. */
const treatment: Layout = ({ height, palette: p, random: r, number, shift }, floor) =>
  glazing('w', { x: 120, y: 130, width: 470, height: 430 }, nth(viewKinds, number + shift), p, r) +
  curtain(56, 104, 96, 640, p.paper) +
  rail(30, 100, 660, p.woodPale) +
  sunPatch(230, floor, 520, height - floor, 190) +
  wallLight(700, 0, 260, 560, 120) +
  at(1010, floor + 8, 1, cabinet(500, 220, 4, p.paper, p.wood, p)) +
  bottles(1060, floor - 234, [p.accentSoft, p.accent, p.warmSoft]) +
  at(1420, floor - 234, 0.62, plant('trailing', 210, p.warm, p, r, 'round', 120)) +
  framed(1120, 220, 190, 240, number, p) +
  framed(1336, 260, 150, 190, number + 1, p) +
  at(660, floor + 120, 1.06, dentalChair(p)) +
  at(560, 300, 1, operatingLamp(p, 300, 200)) +
  at(1080, floor + 118, 1, trayArm(p)) +
  at(300, floor + 156, 1, stool(p, p.warm))

/** A doctor's consulting room: a desk with two chairs, a window behind. */
const consulting: Layout = ({ height, palette: p, random: r, number, shift }, floor) =>
  glazing('w', { x: 900, y: 120, width: 540, height: 440 }, nth(viewKinds, number + shift), p, r, {
    columns: 3,
  }) +
  sunPatch(840, floor, 560, height - floor, -180) +
  wallLight(620, 0, 200, 620, -110) +
  framed(150, 180, 210, 270, number + 1, p) +
  framed(390, 180, 150, 190, number + 2, p) +
  clock(700, 230, 56, p) +
  at(90, floor + 6, 1.05, plant('ficus', 400, p.accent, p, r, 'cone', 150)) +
  at(440, floor + 60, 1.18, desk(720, p)) +
  bottles(490, floor - 214, [p.warm, p.accentSoft]) +
  at(1240, floor + 120, 1.06, armchair(p.accentMid, p.accent, p)) +
  at(350, floor + 168, 1.06, stool(p, p.accent))

/** A tall view of a dentist's room, for a narrow frame. */
const narrow: Layout = ({ width, height, palette: p, random: r, number, shift }, floor) =>
  glazing('w', { x: 430, y: 170, width: 500, height: 800 }, nth(viewKinds, number + shift), p, r, {
    bar: true,
  }) +
  curtain(352, 140, 110, 1020, p.paper) +
  curtain(920, 140, 110, 1020, p.paper) +
  rail(320, 136, 740, p.woodPale) +
  sunPatch(340, floor, 520, height - floor, -150) +
  framed(90, 420, 190, 240, number, p) +
  at(150, floor + 24, 1.15, plant('palm', 480, p.warm, p, r, 'cylinder', 170)) +
  at(610, floor + 230, 1.12, dentalChair(p)) +
  at(width * 0.36, 700, 1, operatingLamp(p, 700, -170))

/** An examination room: a couch under a calm picture. */
const examination: Layout = ({ height, palette: p, random: r, number, shift }, floor) =>
  glazing('w', { x: 130, y: 150, width: 330, height: 470 }, nth(viewKinds, number + shift), p, r, {
    bar: true,
  }) +
  curtain(470, 120, 120, 640, p.warmMist) +
  rail(70, 116, 560, p.woodPale) +
  sunPatch(200, floor, 380, height - floor, 160) +
  framed(740, 190, 400, 290, number + 2, p) +
  at(700, floor + 70, 1.12, couch(p)) +
  at(1440, floor + 20, 1.1, plant('monstera', 290, p.warm, p, r, 'cone', 150)) +
  at(250, floor + 30, 1, cabinet(300, 200, 2, p.paper, p.wood, p)) +
  bottles(300, floor - 192, [p.accent, p.warmSoft, p.accentSoft]) +
  at(560, floor + 170, 1, stool(p, p.warm))

/** The dentist's room from the other side, against a deep wall. */
const evening: Layout = ({ width, height, palette: p, random: r, number, shift }, floor) =>
  rect(0, 0, 520, floor, p.accentDeep, { opacity: 0.16 }) +
  glazing('w', { x: 980, y: 120, width: 500, height: 470 }, nth(viewKinds, number + shift), p, r, {
    columns: 1,
  }) +
  sunPatch(860, floor, 520, height - floor, -220) +
  rect(120, 300, 330, 18, p.wood, { radius: 3 }) +
  bottles(150, 300, [p.warmSoft, p.paper, p.accentSoft]) +
  at(380, 300, 0.5, plant('blades', 150, p.paper, p, r, 'round', 100)) +
  rect(120, 450, 330, 18, p.wood, { radius: 3 }) +
  at(190, 450, 0.5, plant('trailing', 220, p.warm, p, r, 'round', 120)) +
  bottles(310, 450, [p.paper, p.accentPale, p.warm]) +
  at(90, floor + 8, 1, cabinet(420, 200, 3, p.paper, p.woodPale, p)) +
  at(900, floor + 130, 1.1, dentalChair(p, p.warm, p.warmDeep), true) +
  at(1010, 290, 1, operatingLamp(p, 290, -200)) +
  at(450, floor + 140, 1, trayArm(p), true) +
  at(width - 210, floor + 30, 1, plant('olive', 420, p.paper, p, r, 'cylinder', 150))

/** Diagnostics: a screen on the wall with a quiet curve, a couch, an instrument stand. */
const diagnostics: Layout = ({ palette: p, random: r, number, shift }, floor) =>
  rect(240, 170, 540, 330, p.accentInk, { radius: 16 }) +
  rect(256, 186, 508, 298, p.accentDeep, { radius: 8 }) +
  line('M286 350L400 350L424 300L452 410L484 240L516 380L540 350L734 350', p.accentSoft, 7) +
  circle(734, 350, 10, p.gold) +
  glazing('w', { x: 1090, y: 140, width: 360, height: 460 }, nth(viewKinds, number + shift), p, r, {
    bar: true,
    columns: 1,
  }) +
  wallLight(900, 0, 130, 620, -90) +
  at(230, floor + 80, 1.14, couch(p, p.warmSoft, p.warm)) +
  at(900, floor + 24, 1, cabinet(260, 240, 2, p.paper, p.wood, p)) +
  at(1010, floor - 238, 0.6, plant('ficus', 200, p.accent, p, r, 'round', 110)) +
  at(1350, floor + 110, 1.05, armchair(p.accentSoft, p.accentMid, p)) +
  at(160, floor + 170, 1, stool(p, p.accent))

/** A tall view of a waiting corner, for a narrow frame. */
const corner: Layout = ({ height, palette: p, random: r, number, shift }, floor) =>
  glazing('w', { x: 130, y: 190, width: 460, height: 760 }, nth(viewKinds, number + shift), p, r, {
    bar: true,
  }) +
  curtain(40, 160, 110, 1020, p.warmMist) +
  rail(20, 156, 680, p.woodPale) +
  sunPatch(200, floor, 460, height - floor, 170) +
  framed(730, 330, 230, 300, number, p) +
  at(850, floor + 24, 1.1, plant('ficus', 470, p.warm, p, r, 'cylinder', 170)) +
  at(430, floor + 190, 1.3, armchair(p.accentMid, p.accent, p)) +
  at(760, floor + 250, 1, table(250, 170, p.woodPale, p)) +
  bottles(720, floor + 72, [p.warmSoft, p.accentSoft])

const dental = [treatment, consulting, narrow, examination, evening, diagnostics] as const
const general = [consulting, examination, corner, diagnostics, consulting, examination] as const

/**
 * Rooms of a clinic; number 3 is for a tall frame. A dentist has: treatment, consulting, treatment (tall),
 * examination, treatment from the other side, diagnostics; other clinics have the same without the dentist's
 * chair.
 */
export const room: Scene = (input) => {
  const { width, height, number, shift, palette } = input
  const tall = height > width
  const floor = Math.round(height * (tall ? 0.74 : 0.75))
  const { wall, ground } = surfaces(tall ? 5 : number + shift, palette)
  const layout = tall ? (shift ? corner : narrow) : nth(shift ? general : dental, number)
  const mirrored = number > (shift ? 4 : 6) && !tall
  const body = interior({ width, height, floor, wall, ground }) + layout(input, floor)
  return { color: wall, body: at(mirrored ? width : 0, 0, 1, body, mirrored) }
}
