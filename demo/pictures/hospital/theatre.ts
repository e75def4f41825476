import { interior } from '../interior.ts'
import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { cabinet, stool } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { viewKinds } from '../things/view.ts'

/** The head of a theatre lamp from below: a dish of small lights. */
const dish = (radius: number, p: Palette) =>
  ellipse(0, 0, radius, radius * 0.4, p.metal) +
  ellipse(0, -radius * 0.05, radius, radius * 0.4, p.paper) +
  ellipse(0, -radius * 0.02, radius * 0.86, radius * 0.32, p.metalPale) +
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2
    return ellipse(
      Math.cos(angle) * radius * 0.58,
      Math.sin(angle) * radius * 0.21,
      radius * 0.13,
      radius * 0.055,
      '#fff5d6',
    )
  }).join('') +
  ellipse(0, -radius * 0.02, radius * 0.2, radius * 0.08, '#fff5d6')

const arm = (fromX: number, toX: number, toY: number, p: Palette) =>
  line(`M${fromX} 0L${fromX} ${toY - 190}`, p.metal, 26) +
  line(`M${fromX} ${toY - 190}L${toX} ${toY - 130}L${toX} ${toY - 30}`, p.metalPale, 20) +
  circle(fromX, toY - 190, 22, p.metalDeep) +
  circle(toX, toY - 130, 18, p.metalDeep)

const operatingTable = (p: Palette) =>
  shadow(0, 0, 420, 30) +
  rect(-90, -30, 180, 30, p.metalDeep, { radius: 10 }) +
  rect(-46, -170, 92, 150, p.metal) +
  rect(-46, -170, 92, 150, paints.side) +
  rect(-430, -214, 860, 44, p.accentInk, { radius: 16 }) +
  rect(-420, -250, 840, 44, p.accentMid, { radius: 20 }) +
  rect(-420, -262, 180, 42, p.paper, { radius: 20 }) +
  path(
    'M-180 -252L360 -252L360 -120C300 -104 250 -132 190 -116C130 -102 60 -132 -10 -116C-80 -102 -130 -128 -180 -114Z',
    p.accentSoft,
  ) +
  path(
    'M-180 -252L360 -252L360 -120C300 -104 250 -132 190 -116C130 -102 60 -132 -10 -116C-80 -102 -130 -128 -180 -114Z',
    paints.shade,
  )

/** A monitor on an arm with a steady pulse. */
export const monitor = (width: number, p: Palette) =>
  rect(0, 0, width, width * 0.62, p.accentInk, { radius: 14 }) +
  rect(12, 12, width - 24, width * 0.62 - 24, p.accentDeep, { radius: 6 }) +
  line(
    `M30 ${width * 0.26}L${width * 0.3} ${width * 0.26}L${width * 0.36} ${width * 0.16}L${width * 0.42} ${width * 0.38}L${width * 0.48} ${width * 0.1}L${width * 0.54} ${width * 0.26}L${width - 30} ${width * 0.26}`,
    p.leafSoft,
    6,
  ) +
  line(
    `M30 ${width * 0.46}q${width * 0.11} -${width * 0.12} ${width * 0.22} 0t${width * 0.22} 0t${width * 0.22} 0`,
    p.gold,
    5,
  )

function ready({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 800
  const tiles =
    Array.from({ length: 7 }, (_, i) => `M${i * 266} 0L${i * 266} ${floor}`).join('') +
    `M0 270L${width} 270M0 540L${width} 540`
  return {
    color: p.accentPale,
    body:
      interior({ width, height, floor, wall: p.accentPale, ground: p.accentMist }) +
      line(tiles, '#ffffff', 4, 0.5) +
      glazing('w', { x: 120, y: 150, width: 380, height: 290 }, nth(viewKinds, number + 2), p, r, {
        columns: 2,
      }) +
      arm(620, 560, 360, p) +
      arm(980, 1060, 300, p) +
      path('M400 380L1240 330L1300 830L420 830Z', paints.light, 0.42) +
      at(560, 350, 1, dish(190, p)) +
      at(1060, 290, 1, dish(150, p)) +
      line('M1400 0L1400 150', p.metal, 22) +
      at(1270, 150, 1, monitor(300, p)) +
      at(1180, floor + 10, 0.9, cabinet(420, 220, 3, p.paper, p.metalPale, p)) +
      at(790, floor + 130, 1.1, operatingTable(p)) +
      at(1330, floor + 200, 1.1, stool(p, p.accent)) +
      shadow(250, floor + 120, 120) +
      rect(170, floor - 150, 160, 260, p.paper, { radius: 12 }) +
      rect(170, floor - 150, 160, 260, paints.side, { radius: 12 }) +
      [0, 1, 2].map((i) => rect(184, floor - 40 + i * 48, 132, 38, p.accentSoft, { radius: 5 })).join('') +
      at(160, floor - 300, 1, monitor(180, p)),
  }
}

/** The lamp seen from the operating table. */
function lamp({ width, height, palette: p, random: r }: SceneInput) {
  const ring = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2
    return (
      circle(820 + Math.cos(angle) * 300, 560 + Math.sin(angle) * 300, 74, p.accentPale) +
      circle(820 + Math.cos(angle) * 300, 560 + Math.sin(angle) * 300, 52, '#fff8e2')
    )
  }).join('')
  return {
    color: p.accentMid,
    body:
      rect(0, 0, width, height, p.accentMid) +
      rect(0, 0, width, height, paints.shade) +
      Array.from({ length: 40 }, () =>
        circle(r.between(0, width), r.between(0, height), r.between(3, 9), '#ffffff', 0.14),
      ).join('') +
      line('M820 560L1240 160L1700 40', p.metal, 58) +
      line('M820 560L1240 160L1700 40', p.metalPale, 34) +
      circle(1240, 160, 54, p.metalDeep) +
      circle(1240, 160, 26, p.metalPale) +
      circle(830, 580, 470, '#1d2b33', 0.12) +
      circle(820, 560, 460, p.metalPale) +
      circle(820, 560, 436, p.paper) +
      circle(820, 560, 408, p.metalPale) +
      ring +
      circle(820, 560, 168, p.paper) +
      circle(820, 560, 110, '#fff8e2') +
      rect(790, 500, 60, 120, p.metal, { radius: 30, opacity: 0.45 }) +
      circle(820, 560, 640, '#fff6dd', 0.1),
  }
}

/** A prepared operating theatre, or its lamp. */
export const theatre: Scene = (input) => nth([ready, lamp], input.number)(input)
