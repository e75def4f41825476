import type { Palette } from '../palette.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, line, paints, path, rect, shadow, within } from '../shapes.ts'
import { arch } from '../things/arch.ts'
import { armchair, framed, pendant, rug, sofa, table } from '../things/furniture.ts'
import { plant } from '../things/plant.ts'
import { view, viewKinds } from '../things/view.ts'

/** A wall of tall pointed windows with one continuous view. */
const archWall = (
  { number, palette: p, random: r }: SceneInput,
  x: number,
  count: number,
  foot: number,
  high: number,
) => {
  const step = 268
  const shapes = Array.from({ length: count }, (_, i) => arch(x + i * step, foot, 220, high)).join('')
  return (
    Array.from({ length: count }, (_, i) =>
      path(arch(x - 16 + i * step, foot, 252, high + 22), p.paper),
    ).join('') +
    within(
      'arches',
      `<path d="${shapes}"/>`,
      at(x, foot - high, 1, view('sky', nth(viewKinds, number + 1), count * step, high, p, r)),
    ) +
    Array.from({ length: count }, (_, i) =>
      line(
        `M${x + 110 + i * step} ${foot}L${x + 110 + i * step} ${foot - high + 16}M${x + i * step} ${foot - high * 0.5}L${x + 220 + i * step} ${foot - high * 0.5}`,
        p.paper,
        8,
      ),
    ).join('')
  )
}

const light = (x: number, count: number, floor: number) =>
  Array.from({ length: count }, (_, i) =>
    path(
      `M${x + i * 268} ${floor}L${x + 200 + i * 268} ${floor}L${x + 330 + i * 290} 1080L${x + 90 + i * 290} 1080Z`,
      '#fff6e2',
      0.5,
    ),
  ).join('')

const shell = ({ width, height, palette: p }: SceneInput, floor: number, wall: string) =>
  rect(0, 0, width, height, wall) +
  rect(0, 0, width, floor, paints.shade) +
  rect(0, floor, width, height - floor, p.warmPale) +
  line(
    `M0 ${floor + 90}L${width} ${floor + 90}M0 ${floor + 210}L${width} ${floor + 210}M960 ${floor}L960 ${height}M480 ${floor}L240 ${height}M1440 ${floor}L1680 ${height}`,
    p.woodDeep,
    3,
    0.13,
  ) +
  rect(0, floor, width, height - floor, paints.light, { opacity: 0.6 })

/** A reception island with round ends. */
const island = (p: Palette) =>
  shadow(260, 0, 320, 26) +
  path('M40 0L20 -190L500 -190L480 0Z', p.accent) +
  path('M40 0L20 -190L500 -190L480 0Z', paints.side) +
  Array.from({ length: 16 }, (_, i) =>
    rect(46 + i * 28, -180, 12, 172, '#ffffff', { radius: 6, opacity: 0.16 }),
  ).join('') +
  rect(-6, -216, 532, 30, p.paper, { radius: 15 }) +
  rect(330, -326, 130, 86, p.accentInk, { radius: 8 }) +
  rect(386, -242, 18, 28, p.metalDeep) +
  at(110, -214, 0.42, circle(0, -34, 34, p.gold))

function atrium(input: SceneInput) {
  const { palette: p, random: r } = input
  const floor = 760
  return {
    color: p.warmMist,
    body:
      shell(input, floor, p.warmMist) +
      archWall(input, 96, 5, floor - 8, 640) +
      light(120, 5, floor) +
      rect(1466, 0, 454, floor, p.accentPale) +
      rect(1466, 0, 20, floor, '#1d2b33', { opacity: 0.07 }) +
      rect(1466, 330, 454, 46, p.paper) +
      rect(1466, 376, 454, 12, '#1d2b33', { opacity: 0.1 }) +
      rect(1466, 214, 454, 116, p.accentSoft, { opacity: 0.6 }) +
      line('M1466 214L1920 214M1580 214L1580 330M1700 214L1700 330M1820 214L1820 330', p.accent, 7) +
      at(1640, 330, 0.7, plant('ficus', 190, p.warm, p, r, 'cone', 110)) +
      rect(1560, 470, 130, 290, p.accentMid, { radius: 4 }) +
      rect(1740, 470, 130, 290, p.accentMid, { radius: 4 }) +
      [300, 590, 880, 1170]
        .map((x, i) => at(x, 150 + (i % 2) * 60, 1, pendant(230, 96, p.gold, p.accentInk)))
        .join('') +
      rug(430, floor + 190, 760, p.accentPale, p.accentMid) +
      at(140, floor + 130, 1.05, sofa(3, p.accentMid, p.accent, p)) +
      at(480, floor + 240, 1, table(250, 110, p.wood, p)) +
      at(1020, floor + 120, 1.16, island(p)) +
      at(870, floor + 70, 1.25, plant('olive', 400, p.warm, p, r, 'cylinder', 150)) +
      at(1800, floor + 130, 1.3, plant('palm', 320, p.paper, p, r, 'cylinder', 160)),
  }
}

/** Stairs that turn up under a tall window. */
function stairs(input: SceneInput) {
  const { palette: p, random: r } = input
  const floor = 800
  const steps = Array.from({ length: 9 }, (_, i) => {
    const y = floor - (i + 1) * 52
    return (
      rect(820 + i * 112, y, 1200, 52, i % 2 ? p.paper : p.warmMist) + rect(820 + i * 112, y, 1200, 9, p.wood)
    )
  }).join('')
  return {
    color: p.accentPale,
    body:
      shell(input, floor, p.accentPale) +
      archWall(input, 110, 3, floor - 130, 560) +
      light(150, 3, floor) +
      steps +
      path('M820 800L1828 332L1920 332L1920 800Z', p.accent, 0.16) +
      Array.from({ length: 9 }, (_, i) =>
        line(
          `M${874 + i * 112} ${floor - (i + 1) * 52}L${874 + i * 112} ${floor - (i + 1) * 52 - 150}`,
          p.accent,
          8,
        ),
      ).join('') +
      line('M820 640L1770 182L1920 182', p.woodDeep, 18) +
      at(1500, 190, 1.1, pendant(220, 110, p.gold, p.accentInk)) +
      at(1230, 140, 1.1, pendant(170, 110, p.gold, p.accentInk)) +
      at(190, floor + 120, 1.1, sofa(2, p.warm, p.warmDeep, p)) +
      at(690, floor + 80, 1.2, plant('monstera', 290, p.paper, p, r, 'round', 160)) +
      at(1700, floor + 190, 1.3, plant('blades', 260, p.warm, p, r, 'cylinder', 150)),
  }
}

/** A waiting area along the windows. */
function gallery(input: SceneInput) {
  const { palette: p, random: r } = input
  const floor = 790
  return {
    color: p.warmPale,
    body:
      shell(input, floor, p.warmPale) +
      archWall(input, 560, 5, floor - 60, 560) +
      light(560, 5, floor) +
      rect(0, 0, 470, floor, p.accent) +
      rect(0, 0, 470, floor, paints.shade) +
      framed(110, 210, 250, 330, 3, p) +
      [330, 740, 1150, 1560]
        .map((x, i) =>
          at(
            x + 120,
            floor + 130,
            1,
            armchair(i % 2 ? p.warm : p.accentMid, i % 2 ? p.warmDeep : p.accent, p),
          ),
        )
        .join('') +
      [650, 1060, 1470].map((x) => at(x + 5, floor + 150, 0.7, table(200, 150, p.woodPale, p))).join('') +
      at(1065, floor + 46, 0.55, plant('blades', 150, p.paper, p, r, 'round', 100)) +
      at(200, floor + 90, 1.3, plant('ficus', 360, p.warm, p, r, 'cylinder', 160)) +
      at(1800, floor + 100, 1.2, plant('palm', 330, p.accentSoft, p, r, 'cylinder', 150)),
  }
}

/** Entrance areas: an atrium with daylight, the stairs, a waiting area. */
export const lobby: Scene = (input) => nth([atrium, stairs, gallery], input.number)(input)
