import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { nth, type Scene } from './scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from './shapes.ts'
import { tooth } from './things/instruments.ts'
import { leaf, plant } from './things/plant.ts'

/** An object that stands on 0, 0, about 500 high. */
export type Still = (p: Palette, r: Random) => string

export const lit = (d: string, fill: string) => path(d, fill) + path(d, paints.side) + path(d, paints.shade)
export const ball = (x: number, y: number, r: number, fill: string) =>
  shadow(x, y + r, r * 1.1) +
  circle(x, y, r, fill) +
  circle(x, y, r, paints.side) +
  ellipse(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.16, '#ffffff', { opacity: 0.5, turn: -34 })
const plinth = (x: number, y: number, width: number, height: number, fill: string) =>
  shadow(x, y, width * 0.62) +
  ellipse(x, y, width / 2, width * 0.07, fill) +
  ellipse(x, y, width / 2, width * 0.07, '#1d2b33', { opacity: 0.13 }) +
  rect(x - width / 2, y - height, width, height, fill) +
  rect(x - width / 2, y - height, width, height, paints.side) +
  rect(x - width / 2, y - height, width, height, paints.shade) +
  ellipse(x, y - height, width / 2, width * 0.07, fill) +
  ellipse(x, y - height, width / 2, width * 0.07, '#ffffff', { opacity: 0.35 })
const glass = (p: Palette) =>
  shadow(0, 0, 90) +
  path('M-80 -250L80 -250L62 0L-62 0Z', '#ffffff', 0.5) +
  path('M-72 -170L72 -170L60 -6L-60 -6Z', p.sky, 0.8) +
  ellipse(0, -170, 72, 10, '#ffffff', { opacity: 0.6 }) +
  ellipse(0, -250, 80, 11, '#ffffff', { opacity: 0.7 })

const hygiene: Still = (p) =>
  line('M-40 -180L-96 -470', p.accent, 20) +
  rect(-128, -560, 42, 100, p.accentMid, { radius: 16 }) +
  line('M30 -180L64 -490', p.warm, 20) +
  rect(48, -584, 42, 100, p.warmSoft, { radius: 16 }) +
  rect(-152, -552, 26, 84, p.paper, { radius: 6 }) +
  rect(88, -576, 26, 84, p.paper, { radius: 6 }) +
  shadow(0, 0, 150) +
  lit('M-120 -240L120 -240L104 -10Q102 0 92 0L-92 0Q-102 0 -104 -10Z', p.accentSoft) +
  ellipse(0, -240, 120, 17, p.accentMid)
const food: Still = (p) =>
  at(-170, 0, 1.15, glass(p)) +
  ball(120, -116, 116, p.warm) +
  path('M96 -226C100 -250 140 -250 144 -226C136 -216 104 -216 96 -226Z', p.warmDeep) +
  line('M120 -224Q124 -262 146 -280', p.woodDeep, 9) +
  leaf(132, -252, 92, 28, 62, p.leaf, p.leafSoft) +
  ball(300, -62, 62, p.gold)
const calendar: Still = (p) =>
  shadow(0, 0, 250) +
  rect(-230, -430, 460, 426, p.paper, { radius: 24 }) +
  path('M-230 -406Q-230 -430 -206 -430L206 -430Q230 -430 230 -406L230 -330L-230 -330Z', p.accent) +
  line('M-110 -460L-110 -400M110 -460L110 -400', p.metalDeep, 18) +
  Array.from({ length: 20 }, (_, i) =>
    rect(-190 + (i % 5) * 80, -290 + Math.floor(i / 5) * 68, 56, 44, i === 12 ? p.warm : p.accentPale, {
      radius: 10,
    }),
  ).join('') +
  line('M-16 -132L-4 -120L20 -148', '#ffffff', 9)
const season: Still = (p) =>
  shadow(-60, 0, 190) +
  lit('M-220 -230L100 -230C100 -80 60 0 -60 0C-180 0 -220 -80 -220 -230Z', p.accent) +
  `<ellipse cx="112" cy="-150" rx="54" ry="52" fill="none" stroke="${p.accent}" stroke-width="26"/>` +
  ellipse(-60, -230, 160, 24, p.accentDeep) +
  ellipse(-60, -228, 140, 18, p.gold) +
  circle(220, -70, 70, p.gold) +
  circle(220, -70, 58, p.warmMist) +
  line('M220 -122L220 -18M168 -70L272 -70M184 -106L256 -34M256 -106L184 -34', p.gold, 7) +
  line('M-100 -290q-26 -40 0 -78q26 -38 0 -78M-20 -290q-26 -40 0 -78q26 -38 0 -78', '#ffffff', 12, 0.7)
const shield: Still = (p) =>
  shadow(0, 0, 170) +
  lit(
    'M0 -500C70 -450 150 -430 210 -430C214 -230 150 -80 0 -10C-150 -80 -214 -230 -210 -430C-150 -430 -70 -450 0 -500Z',
    p.accent,
  ) +
  path('M0 -454C56 -418 116 -398 168 -394C168 -230 118 -112 0 -54Z', p.accentMid, 0.7) +
  line('M-84 -264L-20 -196L96 -326', '#ffffff', 34)
const heart: Still = (p) =>
  shadow(0, 0, 170) +
  lit(
    'M0 -20C-200 -150 -260 -250 -240 -350C-220 -450 -70 -480 0 -370C70 -480 220 -450 240 -350C260 -250 200 -150 0 -20Z',
    p.warm,
  ) +
  line('M-300 -230L-110 -230L-70 -310L-10 -150L40 -270L74 -230L300 -230', '#ffffff', 15)
const smile: Still = (p) =>
  shadow(0, 0, 150) +
  at(0, -250, 2.6, tooth(p.paper)) +
  ball(280, -60, 60, p.accentSoft) +
  line('M-60 -330L-60 -326M60 -330L60 -326', p.accentInk, 22) +
  line('M-54 -270Q0 -226 54 -270', p.accentInk, 14)
const garden: Still = (p, r) =>
  at(0, 0, 1, plant('monstera', 340, p.accent, p, r, 'round', 190)) +
  at(270, 0, 1, plant('blades', 220, p.warm, p, r, 'cylinder', 130))

const stills = [hygiene, calendar, food, shield, season, heart, smile, garden] as const

/**
 * Objects on a table in daylight, one of them in the middle; the number selects the object and the
 * arrangement.
 */
export const stillLife =
  (things: readonly [Still, ...Still[]]): Scene =>
  (input) => {
    const { width, height, number, shift, palette: p, random: r } = input
    const wall = nth(
      [p.accentPale, p.warmPale, p.accentSoft, p.warmMist, p.warmSoft, p.accentMist],
      number + shift * 3,
    )
    const ground = nth(
      [p.warmMist, p.accentMist, p.warmPale, p.accentPale, p.paper, p.warmPale],
      number + shift * 3,
    )
    const floor = 690
    const x = nth([640, 940, 760, 860], number + shift)
    const arch = nth(
      [
        path(
          `M${x - 330} ${floor}L${x - 330} 420C${x - 330} 230 ${x - 180} 100 ${x} 100C${x + 180} 100 ${x + 330} 230 ${x + 330} 420L${x + 330} ${floor}Z`,
          '#ffffff',
          0.4,
        ),
        circle(x + 80, 330, 270, '#ffffff', 0.42),
        path('M0 0L520 0L960 690L180 690Z', '#ffffff', 0.3) +
          path('M640 0L820 0L1260 690L1060 690Z', '#ffffff', 0.3),
        rect(x - 420, 0, 360, floor, '#ffffff', { opacity: 0.3 }) +
          rect(x + 60, 0, 180, floor, '#ffffff', { opacity: 0.22 }),
      ],
      number + shift,
    )
    const low = nth([true, false, false, true], number)
    const side = x < 800 ? 1 : -1
    return {
      color: wall,
      body:
        rect(0, 0, width, height, wall) +
        rect(0, 0, width, floor, paints.shade) +
        arch +
        rect(0, floor, width, height - floor, ground) +
        rect(0, floor, width, height - floor, paints.light, { opacity: 0.5 }) +
        rect(0, floor, width, 5, '#1d2b33', { opacity: 0.07 }) +
        plinth(
          x + side * 560,
          floor + 70,
          250,
          r.between(180, 320),
          nth([p.warmSoft, p.accentSoft, p.warmPale], number),
        ) +
        ball(x + side * 400, floor + 80, r.between(44, 70), nth([p.accentMid, p.gold, p.warm], number)) +
        (low ? plinth(x, floor + 110, 560, 70, p.paper) : '') +
        at(x, floor + (low ? 42 : 100), 1, nth(things, number)(p, r)),
    }
  }

/**
 * A still life for a news item, by number: a brush, a calendar, fruit, a shield, tea, a heart, a tooth,
 * plants.
 */
export const news = stillLife(stills)
