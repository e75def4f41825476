import type { Palette } from '../palette.ts'
import { circle, ellipse, line, paints, path, rect } from '../shapes.ts'

/** An object on a table, seen from above: upright, its middle at 0, 0, up to 560 long. */
export type Instrument = (p: Palette) => string

const grip = (p: Palette, from: number, to: number) => {
  const rings = Array.from(
    { length: Math.floor((to - from) / 16) },
    (_, i) => `M-9 ${from + 8 + i * 16}L9 ${from + 8 + i * 16}`,
  ).join('')
  return (
    line(`M0 ${from}L0 ${to}`, p.metal, 22) +
    line(rings, p.metalDeep, 3, 0.6) +
    line(`M-5 ${from}L-5 ${to}`, '#ffffff', 4, 0.5)
  )
}

const handle = (p: Palette, top: number) =>
  line(`M0 270L0 ${top}`, p.metal, 15) + line(`M-3 270L-3 ${top}`, '#ffffff', 4, 0.55) + grip(p, 90, 220)

const mirror: Instrument = (p) =>
  handle(p, -150) +
  line('M0 -150L0 -196', p.metalDeep, 9) +
  circle(0, -242, 52, p.metalDeep) +
  circle(0, -242, 44, p.sky) +
  path('M-30 -222L20 -274L34 -262L-18 -210Z', '#ffffff', 0.6)

const probe: Instrument = (p) =>
  handle(p, -150) + line('M0 -150L0 -214C0 -262 44 -270 46 -232', p.metalDeep, 8)

const scaler: Instrument = (p) =>
  handle(p, -140) +
  line('M0 -140L-4 -196L20 -232L-10 -282', p.metalDeep, 8) +
  line('M0 270L0 284', p.metalDeep, 8)

const tweezers: Instrument = (p) =>
  line('M-6 280C-40 120 -36 -60 -8 -220L18 -272', p.metal, 14) +
  line('M6 280C40 120 36 -60 10 -220L26 -268', p.metalDeep, 14) +
  line('M-24 60L-28 -60', '#ffffff', 4, 0.6) +
  circle(0, 276, 13, p.metalDeep)

const handpiece: Instrument = (p) =>
  path('M-26 280L-22 -40C-22 -120 -10 -150 -6 -190L22 -190C22 -150 24 -110 24 -40L26 280Z', p.metalPale) +
  path('M-26 280L-22 -40C-22 -120 -10 -150 -6 -190L22 -190C22 -150 24 -110 24 -40L26 280Z', paints.side) +
  rect(-25, 120, 51, 22, p.accent) +
  rect(-24, 156, 49, 10, p.accentSoft) +
  rect(-24, -246, 58, 62, p.metal, { radius: 16 }) +
  line('M-24 -216L-54 -216', p.metalDeep, 9)

const brush: Instrument = (p) =>
  line('M0 280L0 -170', p.accent, 30) +
  line('M-6 270L-6 -150', p.accentSoft, 7, 0.8) +
  rect(-19, -284, 38, 124, p.accentMid, { radius: 19 }) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => rect(-34, -272 + i * 18, 68, 12, i % 2 ? p.paper : p.accentPale, { radius: 5 }))
    .join('') +
  rect(-17, 150, 34, 70, p.warm, { radius: 14 })

const thermometer: Instrument = (p) =>
  rect(-34, -220, 68, 420, p.paper, { radius: 34 }) +
  rect(-34, -220, 68, 420, paints.side, { radius: 34 }) +
  line('M0 200L0 274', p.metal, 24) +
  rect(-20, -170, 40, 118, p.accentPale, { radius: 10 }) +
  line('M-8 -132L8 -132M-8 -112L8 -112M-8 -92L8 -92', p.accent, 7) +
  circle(0, 6, 16, p.warm)

const hammer: Instrument = (p) =>
  line('M0 280L0 -170', p.metal, 18) +
  grip(p, 110, 250) +
  path('M-96 -216L96 -244L96 -176L-96 -204Z', p.warm) +
  path('M-96 -216L96 -244L96 -176L-96 -204Z', paints.side) +
  circle(0, -210, 17, p.metalDeep)

const otoscope: Instrument = (p) =>
  line('M0 270L0 -60', p.accentInk, 56) +
  line('M-14 256L-14 -50', '#ffffff', 6, 0.16) +
  rect(-30, -110, 60, 50, p.metal) +
  path('M-30 -110L30 -110L44 -236L-46 -236Z', p.accentInk) +
  path('M44 -226L118 -188L118 -174L40 -180Z', p.metalDeep) +
  circle(0, -180, 20, p.accentSoft) +
  circle(0, 40, 11, p.warm)

const spatula: Instrument = (p) =>
  rect(-26, -270, 52, 540, p.woodPale, { radius: 26 }) +
  line('M-10 -220L-10 200M8 -180L8 230', p.wood, 3, 0.5)

/** A dentist's instruments. */
export const dentalSet: readonly [Instrument, ...Instrument[]] = [
  mirror,
  probe,
  tweezers,
  scaler,
  handpiece,
  brush,
]
/** A family doctor's instruments. */
export const doctorSet: readonly [Instrument, ...Instrument[]] = [
  thermometer,
  otoscope,
  spatula,
  hammer,
  tweezers,
  mirror,
]

/** A tooth, about 150 wide. */
export const tooth = (color: string) => {
  const d =
    'M-66 -40C-74 -92 -34 -104 0 -88C34 -104 74 -92 66 -40C60 -4 50 20 44 62C40 92 18 96 14 62C10 34 -10 34 -14 62C-18 96 -40 92 -44 62C-50 20 -60 -4 -66 -40Z'
  return path(d, color) + path(d, paints.side) + line('M-40 -66C-30 -78 -14 -76 -4 -70', '#ffffff', 8, 0.7)
}

/** A looped stethoscope, about 620 wide. */
export const loopedStethoscope = (p: Palette) =>
  line(
    'M-250 -230C-210 -60 -150 20 -40 40C60 58 120 -40 40 -120C-40 -190 -160 -120 -120 40C-80 190 120 210 250 130',
    p.accentInk,
    22,
  ) +
  line('M-250 -230C-210 -60 -150 20 -40 40', '#ffffff', 5, 0.14) +
  line('M-250 -230C-290 -260 -330 -250 -350 -220M-250 -230C-250 -280 -230 -310 -190 -316', p.metalDeep, 13) +
  circle(-352, -214, 13, p.accentInk) +
  circle(-184, -316, 13, p.accentInk) +
  circle(282, 112, 62, p.metalDeep) +
  circle(282, 112, 52, p.metalPale) +
  circle(282, 112, 36, p.metal)

/** Cotton rolls in a small dish. */
export const dish = (p: Palette, color: string) =>
  circle(6, 12, 112, '#1d2b33', 0.1) +
  circle(0, 0, 110, color) +
  circle(0, 0, 92, '#ffffff', 0.35) +
  [-44, -4, 36]
    .map(
      (x, i) =>
        rect(x - 6, -52 + i * 6, 32, 100, p.paper, { radius: 15 }) +
        ellipse(x + 10, -44 + i * 6, 13, 6, p.warmPale),
    )
    .join('')
