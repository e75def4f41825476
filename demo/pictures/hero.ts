import { interior, sunPatch, wallLight } from './interior.ts'
import { nth, type Scene, type SceneInput } from './scene.ts'
import { at, line, paints, path, rect } from './shapes.ts'
import { dentalChair, operatingLamp, trayArm } from './things/dental-chair.ts'
import { armchair, cabinet, framed, pendant, rug, sofa, stool, table } from './things/furniture.ts'
import { curtain, glazing, rail } from './things/glazing.ts'
import { plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

type Point = readonly [x: number, y: number]
const shape = (points: readonly Point[], fill: string, opacity?: number) =>
  path(`M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`, fill, opacity)

/** A long hall: tall windows on the left throw light across the floor to a wall of doors; the far end looks out. */
function hall({ width, height, number, shift, palette: p, random: r }: SceneInput) {
  const end = { x: 860, y: 300, width: 420, height: 350 }
  const far = { left: end.x, right: end.x + end.width, top: end.y - 60, floor: end.y + end.height + 60 }
  /** Point of the left wall at depth 0 (near) to 1 (far), at a height of 0 (floor) to 1 (ceiling). */
  const leftWall = (depth: number, high: number): Point => [
    far.left * depth,
    (1 - depth) * (height * 1.02 - high * height * 1.1) + depth * (far.floor - high * (far.floor - far.top)),
  ]
  const rightWall = (depth: number, high: number): Point => [
    width - (width - far.right) * depth,
    leftWall(depth, high)[1],
  ]
  const depths = [0.02, 0.42, 0.67, 0.84]
  const windows = depths.map((from) => {
    const to = from + (1 - from) * 0.56
    const patchTo = (depth: number) => leftWall(depth, 0)
    const [x1, y1] = patchTo(from)
    const [x2, y2] = patchTo(to)
    const reach = (1 - from) * 900
    return (
      shape([leftWall(from, 0.16), leftWall(to, 0.16), leftWall(to, 0.86), leftWall(from, 0.86)], p.paper) +
      shape(
        [
          leftWall(from + 0.012, 0.18),
          leftWall(to - 0.008, 0.18),
          leftWall(to - 0.008, 0.84),
          leftWall(from + 0.012, 0.84),
        ],
        p.sky,
      ) +
      shape(
        [
          leftWall(from + 0.012, 0.18),
          leftWall(to - 0.008, 0.18),
          leftWall(to - 0.008, 0.42),
          leftWall(from + 0.012, 0.36),
        ],
        p.leafSoft,
      ) +
      shape(
        [
          leftWall(from + 0.012, 0.18),
          leftWall(to - 0.008, 0.18),
          leftWall(to - 0.008, 0.3),
          leftWall(from + 0.012, 0.26),
        ],
        p.leaf,
      ) +
      shape(
        [
          [x1 + reach * 0.18, y1],
          [x2 + reach * 0.1, y2],
          [x2 + reach * 0.62, y2 + reach * 0.03],
          [x1 + reach * 0.86, y1 + reach * 0.06],
        ],
        '#fff6e2',
        0.5,
      )
    )
  })
  const doors = [0.3, 0.6, 0.79].map((from) => {
    const to = from + (1 - from) * 0.34
    return (
      shape([rightWall(from, 0), rightWall(to, 0), rightWall(to, 0.62), rightWall(from, 0.62)], p.woodPale) +
      shape(
        [
          rightWall(from + 0.012, 0),
          rightWall(to - 0.01, 0),
          rightWall(to - 0.01, 0.6),
          rightWall(from + 0.012, 0.6),
        ],
        p.wood,
      ) +
      shape(
        [
          rightWall(from + 0.05 * (1 - from), 0.36),
          rightWall(from + 0.12 * (1 - from), 0.36),
          rightWall(from + 0.12 * (1 - from), 0.55),
          rightWall(from + 0.05 * (1 - from), 0.55),
        ],
        p.accentPale,
        0.9,
      )
    )
  })
  const lamps = [0.2, 0.52, 0.74, 0.87].map((depth) =>
    shape(
      [
        [
          far.left * depth + (width * (1 - depth) + (far.right - far.left) * depth) * 0.44,
          leftWall(depth, 1)[1],
        ],
        [
          far.left * depth + (width * (1 - depth) + (far.right - far.left) * depth) * 0.56,
          leftWall(depth, 1)[1],
        ],
        [
          far.left * (depth + 0.06) +
            (width * (0.94 - depth) + (far.right - far.left) * (depth + 0.06)) * 0.56,
          leftWall(depth + 0.06, 1)[1],
        ],
        [
          far.left * (depth + 0.06) +
            (width * (0.94 - depth) + (far.right - far.left) * (depth + 0.06)) * 0.44,
          leftWall(depth + 0.06, 1)[1],
        ],
      ],
      '#fffdf3',
    ),
  )
  return {
    color: p.warmMist,
    body:
      rect(0, 0, width, height, p.paper) +
      shape(
        [
          [0, height],
          [width, height],
          [far.right, far.floor],
          [far.left, far.floor],
        ],
        p.woodPale,
      ) +
      shape(
        [
          [0, height],
          [width, height],
          [far.right, far.floor],
          [far.left, far.floor],
        ],
        paints.shade,
      ) +
      shape([leftWall(0, 0), leftWall(1, 0), leftWall(1, 1), leftWall(0, 1)], p.warmMist) +
      shape([leftWall(0, 0), leftWall(1, 0), leftWall(1, 1), leftWall(0, 1)], paints.side) +
      shape([rightWall(0, 0), rightWall(1, 0), rightWall(1, 1), rightWall(0, 1)], p.accentPale) +
      shape([rightWall(0, 0), rightWall(1, 0), rightWall(1, 0.3), rightWall(0, 0.3)], p.accentSoft) +
      shape([rightWall(0, 0.29), rightWall(1, 0.29), rightWall(1, 0.31), rightWall(0, 0.31)], p.woodPale) +
      rect(far.left, far.top, far.right - far.left, far.floor - far.top, p.warmPale) +
      lamps.join('') +
      windows.join('') +
      doors.join('') +
      glazing('w', end, nth(viewKinds, number + shift), p, r, { columns: 2, sill: false }) +
      rect(far.left, far.floor - 6, far.right - far.left, 8, '#1d2b33', { opacity: 0.12 }) +
      at(far.left + 40, far.floor + 14, 0.62, plant('ficus', 300, p.warm, p, r, 'cylinder', 120)) +
      at(far.right - 20, far.floor + 22, 0.7, plant('blades', 230, p.accent, p, r, 'cylinder', 120)) +
      at(1500, 900, 0.8, armchair(p.warm, p.warmDeep, p)) +
      at(1800, 1030, 1.15, plant('monstera', 300, p.paper, p, r, 'cylinder', 170)),
  }
}

/** A wide lounge before a panorama. */
function lounge({ width, height, number, shift, palette: p, random: r }: SceneInput) {
  const floor = 800
  return {
    color: p.warmMist,
    body:
      interior({ width, height, floor, wall: p.warmMist, ground: p.woodPale }) +
      glazing(
        'w',
        { x: 120, y: 90, width: 1180, height: floor - 130 },
        nth(viewKinds, number + shift * 2 + 3),
        p,
        r,
        { columns: 4, sill: false },
      ) +
      curtain(40, 60, 150, floor - 90, p.paper) +
      curtain(1240, 60, 150, floor - 90, p.paper) +
      sunPatch(240, floor, 900, height - floor, 260) +
      rect(1430, 0, 490, floor, p.accent, { opacity: 0.9 }) +
      Array.from({ length: 11 }, (_, i) =>
        line(`M${1470 + i * 44} 0L${1470 + i * 44} ${floor}`, p.accentDeep, 5, 0.35),
      ).join('') +
      rect(1430, 0, 490, floor, paints.shade) +
      rect(1430, 0, 26, floor, '#1d2b33', { opacity: 0.08 }) +
      rug(760, floor + 180, 1240, p.warmPale, p.warmSoft) +
      at(300, floor + 80, 1.16, sofa(3, p.accentSoft, p.accentMid, p)) +
      at(1230, floor + 120, 1.16, armchair(p.warm, p.warmDeep, p)) +
      at(860, floor + 230, 1.1, table(360, 120, p.wood, p)) +
      at(860, floor + 96, 0.55, plant('blades', 150, p.paper, p, r, 'round', 110)) +
      at(130, floor + 70, 1.2, plant('palm', 380, p.warm, p, r, 'cylinder', 150)) +
      at(1690, floor + 70, 1.25, plant('olive', 370, p.paper, p, r, 'cylinder', 160)) +
      [1560, 1800].map((x) => at(x, 190, 1, pendant(190, 130, p.warmSoft, p.accentInk))).join(''),
  }
}

/** A wide dentist's room: a panorama on the right, the chair in its light, cabinets and a tree beside. */
function surgery({ width, height, number, shift, palette: p, random: r }: SceneInput) {
  const floor = 800
  const body =
    interior({ width, height, floor, wall: p.accentPale, ground: p.woodPale }) +
    glazing('w', { x: 110, y: 90, width: 940, height: 600 }, nth(viewKinds, number + shift + 1), p, r, {
      columns: 3,
    }) +
    curtain(30, 60, 140, 730, p.paper) +
    rail(10, 56, 1140, p.woodPale) +
    sunPatch(240, floor, 880, height - floor, 280) +
    wallLight(1110, 0, 200, floor, 90) +
    at(1330, floor + 8, 1.05, cabinet(500, 230, 4, p.paper, p.wood, p)) +
    framed(1420, 210, 210, 270, 1, p) +
    framed(1660, 250, 160, 200, 0, p) +
    at(1480, floor - 256, 0.6, plant('trailing', 190, p.warm, p, r, 'round', 120)) +
    at(1730, floor - 256, 0.55, plant('blades', 200, p.accentSoft, p, r, 'cone', 120)) +
    at(190, floor + 80, 1.2, plant('ficus', 420, p.warm, p, r, 'cylinder', 160)) +
    at(800, floor + 150, 1.18, dentalChair(p)) +
    at(720, 330, 1.1, operatingLamp(p, 300, 210)) +
    at(1290, floor + 150, 1.12, trayArm(p)) +
    at(440, floor + 200, 1.12, stool(p, p.warm))
  return { color: p.accentPale, body: at(width, 0, 1, body, true) }
}

/**
 * The first picture of a clinic's site: a wide interior with depth. A dentist's second one shows the chair.
 */
export const hero: Scene = (input) =>
  nth(input.shift ? [lounge, hall] : [hall, surgery, lounge], input.number)(input)
