import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, ellipse, gradient, line, paints, path, rect, within } from '../shapes.ts'
import { arch, bench, roundTree } from '../things/arch.ts'
import { view, viewKinds } from '../things/view.ts'

/** Windows of one storey; in the evening some of them are lit. */
const storey = (x: number, y: number, count: number, evening: boolean, p: Palette, r: Random) =>
  Array.from({ length: count }, (_, i) => {
    const glass = evening
      ? r.chance(0.62)
        ? p.gold
        : p.accentDeep
      : r.pick([p.accentSoft, p.sky, p.accentSoft])
    return (
      rect(x + i * 92, y, 58, 104, glass, { radius: 3 }) +
      rect(x + i * 92, y, 58, 104, paints.side, { radius: 3 }) +
      rect(x + i * 92 - 6, y + 104, 70, 7, '#ffffff', { opacity: 0.5 })
    )
  }).join('')

const arcade = (x: number, foot: number, count: number, width: number, height: number, glass: string) =>
  Array.from({ length: count }, (_, i) => path(arch(x + i * (width + 24), foot, width, height), glass)).join(
    '',
  )

/** The hall in the middle: glass to the roof, three arches to enter by. */
const pavilion = (evening: boolean, p: Palette) => {
  const glass = evening ? p.gold : p.accentMid
  return (
    rect(770, 214, 380, 596, evening ? p.accentInk : p.accent) +
    path(arch(800, 810, 320, 560), glass) +
    path(arch(800, 810, 320, 560), paints.light) +
    line(
      'M880 810L880 330M960 810L960 250M1040 810L1040 330M806 520L1114 520',
      evening ? p.warmSoft : p.accentPale,
      6,
      0.8,
    ) +
    rect(730, 640, 460, 20, p.paper, { radius: 4 }) +
    rect(730, 660, 460, 10, '#1d2b33', { opacity: 0.16 }) +
    rect(906, 680, 108, 130, evening ? '#fff2cf' : p.accentPale) +
    line('M960 680L960 810', p.accentInk, 5)
  )
}

/** The clinic from the street, by day or in the evening. */
const front =
  (evening: boolean) =>
  ({ width, height, number, palette: p, random: r }: SceneInput) => {
    const stone = evening ? p.accentSoft : p.paper
    const trees = [
      [120, 850, 250],
      [1780, 860, 270],
      [330, 900, 180],
      [1590, 910, 170],
    ] as const
    return {
      color: evening ? p.accentMid : p.accentPale,
      body:
        (evening
          ? gradient('dusk', [
              [p.accentDeep, 1],
              [p.accentMid, 1],
              [p.warmSoft, 1],
            ]) +
            rect(0, 0, width, height, 'url(#dusk)') +
            circle(1500, 170, 44, p.warmMist, 0.9)
          : view('sky', nth(viewKinds, number + 1), width, 820, p, r)) +
        rect(0, 810, width, height - 810, evening ? p.leafDeep : p.leafSoft) +
        path('M800 810L1120 810L1460 1080L460 1080Z', evening ? p.accentSoft : p.warmMist) +
        rect(230, 330, 560, 480, stone) +
        rect(1130, 330, 560, 480, stone) +
        rect(1130, 330, 560, 480, paints.side) +
        rect(230, 330, 560, 480, paints.shade) +
        rect(210, 312, 600, 22, p.warmSoft) +
        rect(1110, 312, 600, 22, p.warmSoft) +
        storey(266, 366, 6, evening, p, r) +
        storey(1166, 366, 6, evening, p, r) +
        arcade(262, 810, 4, 112, 270, evening ? p.gold : p.accentSoft) +
        arcade(1160, 810, 4, 112, 270, evening ? p.gold : p.accentSoft) +
        pavilion(evening, p) +
        at(
          960,
          128,
          1,
          rect(-58, -58, 116, 116, p.paper, { radius: 58 }) + line('M0 -26L0 26M-26 0L26 0', p.accent, 18),
        ) +
        line('M960 186L960 214', p.metalDeep, 10) +
        trees.map(([x, y, crown]) => roundTree(x, y, crown, p)).join('') +
        at(470, 960, 1.1, bench(220, p)) +
        at(1250, 970, 1.1, bench(220, p)) +
        [640, 1280]
          .map(
            (x) =>
              line(`M${x} 900L${x} 730`, p.metalDeep, 9) + circle(x, 716, 20, evening ? '#fff2cf' : p.paper),
          )
          .join(''),
    }
  }

/** An inner courtyard: arches around a pool and two trees. */
function courtyard({ width, height, number, palette: p, random: r }: SceneInput) {
  const arches = [0, 1, 2, 3, 4]
    .map((i) =>
      within(
        `bay-${i}`,
        `<path d="${arch(150 + i * 334, 720, 284, 540)}"/>`,
        rect(150 + i * 334, 150, 284, 600, p.accentSoft) +
          rect(196 + i * 334, 330, 84, 300, p.sky) +
          rect(304 + i * 334, 330, 84, 300, p.sky) +
          rect(150 + i * 334, 640, 284, 90, p.warmSoft) +
          path(
            `M${150 + i * 334} 720L${300 + i * 334} 720L${250 + i * 334} 180L${150 + i * 334} 180Z`,
            '#ffffff',
            0.22,
          ),
      ),
    )
    .join('')
  return {
    color: p.warmMist,
    body:
      view('sky', nth(viewKinds, number), width, 300, p, r) +
      rect(0, 110, width, 640, p.warmMist) +
      rect(0, 110, width, 640, paints.shade) +
      rect(0, 96, width, 22, p.warmSoft) +
      arches +
      rect(0, 720, width, height - 720, p.warmPale) +
      line(
        'M960 720L960 1080M600 720L300 1080M1320 720L1620 1080M0 800L1920 800M0 930L1920 930',
        p.woodDeep,
        3,
        0.16,
      ) +
      path('M620 800L1300 800L1500 1010L420 1010Z', p.paper) +
      path('M652 814L1268 814L1440 990L480 990Z', p.accentSoft) +
      path('M652 814L1268 814L1440 990L480 990Z', paints.light, 0.8) +
      line('M760 880q50 -14 100 0t100 0M1010 940q50 -14 100 0t100 0', '#ffffff', 5, 0.6) +
      ellipse(960, 900, 30, 9, '#ffffff', { opacity: 0.7 }) +
      line('M960 900C950 860 950 830 960 800', '#ffffff', 8, 0.7) +
      roundTree(250, 960, 330, p) +
      roundTree(1690, 970, 340, p) +
      at(40, 1030, 1.2, bench(260, p)) +
      at(1560, 1040, 1.2, bench(260, p)),
  }
}

/** The hospital from outside: by day, in the evening, from its courtyard. */
export const facade: Scene = (input) => nth([front(false), front(true), courtyard], input.number)(input)
