import { interior, wallLight } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow, within } from '../shapes.ts'
import { cabinet, couch, stool } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { view, viewKinds } from '../things/view.ts'
import { monitor } from './theatre.ts'

/** The ring of a scanner seen from the front; its table slides out to the right. */
const ring = (p: Palette) =>
  shadow(0, 0, 420, 30) +
  path('M-350 0L-350 -470Q-350 -640 -180 -640L180 -640Q350 -640 350 -470L350 0Z', p.paper) +
  path('M-350 0L-350 -470Q-350 -640 -180 -640L180 -640Q350 -640 350 -470L350 0Z', paints.side) +
  path('M-350 -40L350 -40L350 0L-350 0Z', p.accentMid) +
  circle(0, -350, 226, p.accentSoft) +
  circle(0, -350, 202, p.accentDeep) +
  circle(14, -340, 176, p.accentInk) +
  ellipse(-30, -420, 110, 60, '#ffffff', { opacity: 0.08 }) +
  rect(-40, -606, 80, 14, p.accentSoft, { radius: 7 }) +
  circle(-286, -300, 16, p.leafSoft) +
  circle(-286, -250, 16, p.gold) +
  path('M-120 -270L120 -270L300 -120L60 -120Z', p.warmMist) +
  path('M60 -120L300 -120L300 -84L60 -84Z', p.metal) +
  path('M-120 -270L60 -120L60 -84L-120 -232Z', p.metalPale) +
  path('M-90 -276L100 -276L130 -250L-56 -250Z', p.paper) +
  rect(120, -84, 120, 84, p.metalPale) +
  rect(120, -84, 120, 84, paints.side)

function scan({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 800
  return {
    color: p.accentPale,
    body:
      interior({ width, height, floor, wall: p.accentPale, ground: p.warmPale }) +
      within(
        'panel',
        rect(900, 130, 620, 400, '#000', { radius: 26 }),
        at(900, 130, 1, view('sky', nth(viewKinds, number + 2), 620, 400, p, r)),
      ) +
      line('M1106 130L1106 530M1313 130L1313 530', p.paper, 8) +
      `<rect x="900" y="130" width="620" height="400" rx="26" fill="none" stroke="${p.paper}" stroke-width="14"/>` +
      rect(0, 40, width, 12, '#ffffff', { opacity: 0.7 }) +
      at(540, floor + 110, 1.08, ring(p)) +
      at(1120, floor + 20, 0.95, cabinet(380, 210, 3, p.paper, p.wood, p)) +
      at(1220, floor - 200, 0.55, plant('trailing', 170, p.warm, p, r, 'round', 110)) +
      at(1480, floor + 130, 1.1, plant('ficus', 340, p.accentSoft, p, r, 'cylinder', 150)),
  }
}

/** The control room behind the glass. */
function reading({ width, height, palette: p, random: r }: SceneInput) {
  const slice = (x: number, y: number, size: number) =>
    ellipse(x, y, size, size * 1.18, p.metalPale) +
    ellipse(x, y, size * 0.86, size * 1.02, p.accentSoft) +
    line(`M${x} ${y - size}L${x} ${y + size}`, p.accentMid, 5) +
    Array.from({ length: 4 }, (_, i) =>
      line(
        `M${x - size * 0.62} ${y - size * 0.5 + i * size * 0.34}q${size * 0.3} ${r.between(-26, 26)} ${size * 0.5} 0M${x + size * 0.12} ${y - size * 0.5 + i * size * 0.34}q${size * 0.3} ${r.between(-26, 26)} ${size * 0.5} 0`,
        p.accentMid,
        5,
        0.8,
      ),
    ).join('')
  return {
    color: p.accentSoft,
    body:
      rect(0, 0, width, height, p.accentSoft) +
      rect(0, 0, width, height, paints.shade) +
      rect(170, 90, 1260, 470, p.paper, { radius: 10 }) +
      within(
        'pane',
        rect(196, 116, 1208, 418, '#000'),
        rect(196, 116, 1208, 418, p.accentPale) +
          rect(196, 440, 1208, 120, p.warmPale) +
          at(760, 500, 0.66, ring(p)),
      ) +
      path('M400 534L700 116L800 116L500 534Z', '#ffffff', 0.2) +
      rect(0, 810, width, 257, p.wood) +
      rect(0, 810, width, 26, p.woodPale) +
      rect(0, 836, width, 231, paints.shade) +
      [250, 850]
        .map(
          (x) =>
            rect(x + 230, 740, 40, 80, p.metalDeep) +
            rect(x + 150, 806, 200, 14, p.metalDeep, { radius: 6 }) +
            rect(x, 430, 500, 320, p.accentInk, { radius: 18 }) +
            rect(x + 16, 446, 468, 288, '#1d2733', { radius: 8 }) +
            slice(x + 140, 590, 86) +
            slice(x + 360, 590, 86),
        )
        .join('') +
      rect(560, 850, 480, 34, p.paper, { radius: 10 }) +
      ellipse(1110, 866, 34, 20, p.paper) +
      at(1460, 830, 0.8, plant('blades', 220, p.warm, p, r, 'cylinder', 120)) +
      at(120, 830, 0.7, plant('trailing', 180, p.paper, p, r, 'round', 120)),
  }
}

/** A darkened room for ultrasound: a couch, a trolley with a screen. */
function ultrasound({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 800
  return {
    color: p.warmPale,
    body:
      interior({ width, height, floor, wall: p.warmPale, ground: p.woodPale }) +
      glazing('w', { x: 1080, y: 150, width: 380, height: 420 }, nth(viewKinds, number), p, r, {
        bar: true,
      }) +
      wallLight(820, 0, 160, 620, -110) +
      at(120, floor + 90, 1.14, couch(p, p.accentMid, p.accent)) +
      shadow(970, floor + 120, 150) +
      line(`M870 ${floor + 110}L1070 ${floor + 110}M970 ${floor + 100}L970 ${floor - 60}`, p.metalDeep, 24) +
      rect(850, floor - 170, 240, 130, p.paper, { radius: 16 }) +
      rect(850, floor - 170, 240, 130, paints.side, { radius: 16 }) +
      [0, 1, 2, 3, 4]
        .map((i) => circle(884 + i * 42, floor - 130, 11, i % 2 ? p.accentSoft : p.warm))
        .join('') +
      line(`M970 ${floor - 170}L970 ${floor - 230}`, p.metalDeep, 20) +
      at(800, floor - 470, 1, monitor(340, p)) +
      line(`M1090 ${floor - 110}C1180 ${floor - 60} 1150 ${floor + 40} 1096 ${floor - 40}`, p.accentInk, 9) +
      at(780, floor + 190, 1.05, stool(p, p.warm)) +
      at(1420, floor + 80, 1.15, plant('olive', 360, p.accentSoft, p, r, 'cylinder', 150)),
  }
}

/** Diagnostics: the scanner, its control room, ultrasound. */
export const scanner: Scene = (input) => nth([scan, reading, ultrasound], input.number)(input)
