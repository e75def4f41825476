import { interior, sunPatch, wallLight } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { bench } from '../things/arch.ts'
import { clock, framed } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'

const ball = (x: number, y: number, radius: number, color: string) =>
  shadow(x, y, radius * 0.9) +
  circle(x, y - radius, radius, color) +
  circle(x, y - radius, radius, paints.side) +
  line(
    `M${x - radius * 0.7} ${y - radius * 1.6}Q${x} ${y - radius * 1.25} ${x + radius * 0.7} ${y - radius * 1.6}M${x - radius * 0.96} ${y - radius}Q${x} ${y - radius * 0.6} ${x + radius * 0.96} ${y - radius}`,
    '#ffffff',
    4,
    0.4,
  ) +
  ellipse(x - radius * 0.34, y - radius * 1.44, radius * 0.2, radius * 0.12, '#ffffff', {
    opacity: 0.5,
    turn: -34,
  })

/** Wall bars. */
const wallBars = (x: number, foot: number, p: Palette) =>
  rect(x, foot - 560, 22, 560, p.wood) +
  rect(x + 238, foot - 560, 22, 560, p.wood) +
  Array.from({ length: 11 }, (_, i) => rect(x, foot - 540 + i * 50, 260, 14, p.woodPale, { radius: 7 })).join(
    '',
  ) +
  rect(x + 238, foot - 560, 22, 560, paints.side)

/** Parallel bars for learning to walk. */
const rails = (p: Palette) =>
  shadow(430, 20, 470, 26) +
  path('M40 20L860 20L900 60L-10 60Z', p.accentPale) +
  line('M110 10L110 -210M750 10L750 -210', p.metalDeep, 16) +
  line('M30 -214L830 -214', p.wood, 20) +
  line('M50 60L50 -170M830 60L830 -170', p.metal, 18) +
  line('M-30 -174L910 -174', p.woodPale, 22)

const mat = (x: number, y: number, width: number, color: string) =>
  path(`M${x} ${y}L${x + width} ${y}L${x + width + 60} ${y + 74}L${x - 60} ${y + 74}Z`, color) +
  path(
    `M${x - 60} ${y + 74}L${x + width + 60} ${y + 74}L${x + width + 60} ${y + 90}L${x - 60} ${y + 90}Z`,
    '#1d2b33',
    0.2,
  )

function hall({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 770
  return {
    color: p.warmMist,
    body:
      interior({ width, height, floor, wall: p.warmMist, ground: p.woodPale }) +
      glazing('w', { x: 430, y: 120, width: 820, height: 440 }, nth(viewKinds, number + 2), p, r, {
        columns: 4,
      }) +
      sunPatch(470, floor, 760, height - floor, 150) +
      wallBars(90, floor, p) +
      at(450, floor + 90, 1, rails(p)) +
      ball(1450, floor + 90, 110, p.accent) +
      ball(1300, floor + 170, 78, p.warm) +
      mat(140, floor + 180, 420, p.accentMid) +
      clock(1430, 220, 60, p) +
      at(1520, floor + 10, 0.9, plant('palm', 330, p.warm, p, r, 'cylinder', 140)),
  }
}

/** A warm pool with a rail. */
function pool({ width, height, number, palette: p, random: r }: SceneInput) {
  const wave = (y: number) => `M0 ${y}${'q25 -12 50 0t50 0'.repeat(16)}`
  return {
    color: p.accentSoft,
    body:
      rect(0, 0, width, height, p.accentMist) +
      rect(0, 0, width, 560, paints.shade) +
      glazing('w', { x: 110, y: 90, width: 1380, height: 360 }, nth(viewKinds, number), p, r, {
        columns: 6,
        sill: false,
      }) +
      rect(0, 520, width, 70, p.paper) +
      rect(0, 590, width, 477, p.accentSoft) +
      rect(0, 590, width, 477, paints.shade) +
      path('M180 590L560 590L300 1067L-200 1067Z', '#ffffff', 0.28) +
      path('M800 590L1160 590L1080 1067L620 1067Z', '#ffffff', 0.22) +
      [640, 720, 810, 910, 1010].map((y) => line(wave(y), '#ffffff', 5, 0.45)).join('') +
      line('M240 700L240 470Q240 430 280 430L1240 430Q1280 430 1280 470L1280 700', p.metalPale, 20) +
      line('M500 430L500 520M760 430L760 520M1020 430L1020 520', p.metalPale, 16) +
      Array.from({ length: 3 }, (_, i) =>
        rect(1370, 600 + i * 70, 230, 40, p.paper, { opacity: 0.8 - i * 0.25 }),
      ).join('') +
      line('M1360 740L1360 440Q1360 400 1400 400L1440 400', p.metalPale, 18) +
      circle(470, 760, 52, p.gold) +
      path('M418 760a52 52 0 0 1 104 0Z', p.warm) +
      at(90, 530, 0.8, plant('palm', 300, p.warm, p, r, 'cylinder', 130)) +
      at(1530, 530, 0.7, plant('monstera', 260, p.accent, p, r, 'round', 140)),
  }
}

/** A corner with exercise equipment. */
function corner({ width, height, palette: p, random: r }: SceneInput) {
  const floor = 790
  return {
    color: p.accentPale,
    body:
      interior({ width, height, floor, wall: p.accentPale, ground: p.warmSoft }) +
      wallLight(200, 0, 420, floor, 160) +
      framed(220, 180, 300, 380, 3, p) +
      rect(760, 330, 660, 22, p.wood, { radius: 4 }) +
      rect(760, 560, 660, 22, p.wood, { radius: 4 }) +
      [0, 1, 2, 3]
        .map((i) =>
          rect(800 + i * 90, 240, 66, 90, [p.warm, p.accent, p.gold, p.accentMid][i] ?? p.warm, {
            radius: 33,
          }),
        )
        .join('') +
      at(1310, 330, 0.6, plant('trailing', 220, p.paper, p, r, 'round', 120)) +
      [820, 1000, 1180]
        .map(
          (x, i) =>
            line(`M${x} 540L${x + 90} 540`, p.metalDeep, 12) +
            circle(x, 540, 20 + i * 4, p.accentInk) +
            circle(x + 90, 540, 20 + i * 4, p.accentInk),
        )
        .join('') +
      ball(420, floor + 130, 150, p.warm) +
      ball(690, floor + 170, 90, p.accentMid) +
      mat(840, floor + 120, 520, p.accent) +
      at(1120, floor + 70, 1.2, bench(300, p)) +
      at(140, floor + 40, 1.1, plant('blades', 300, p.paper, p, r, 'cylinder', 140)),
  }
}

/** Rehabilitation: the hall, the pool, a corner for exercises. */
export const gym: Scene = (input) => nth([hall, pool, corner], input.number)(input)
