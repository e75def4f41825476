import { at, circle, ellipse, line, paints, path, rect, shadow, turned, within } from '../shapes.ts'
import { clock } from '../things/furniture.ts'
import { loopedStethoscope } from '../things/instruments.ts'
import { plant } from '../things/plant.ts'
import type { Cover } from './cover.ts'
import { bottle, daylight, lit, lying, scribble, slab, stage, tabletop, thermometer } from './parts.ts'

/** A refrigerator for vaccines with a glass door: even rows of boxes, a thermometer on the door. */
export const vaccines: Cover = (p) => {
  const boxes = (y: number, colors: readonly string[]) =>
    colors
      .map((color, i) => {
        const x = 560 + i * 100
        return (
          rect(x, y - 96, 80, 96, color, { radius: 6 }) +
          rect(x + 12, y - 70, 56, 20, '#ffffff', { opacity: 0.8 })
        )
      })
      .join('') + rect(530, y, 560, 10, p.metalDeep, { opacity: 0.6 })
  const vials = Array.from(
    { length: 8 },
    (_, i) =>
      rect(556 + i * 66, 624, 40, 66, p.paper, { radius: 8 }) +
      rect(556 + i * 66, 652, 40, 22, i % 2 ? p.accentMid : p.leafSoft) +
      rect(562 + i * 66, 608, 28, 18, p.metalDeep, { radius: 4 }),
  ).join('')
  return {
    color: p.accentPale,
    body:
      stage(p.accentPale, p.warmMist, 800) +
      daylight(60, 320, 800) +
      shadow(810, 842, 400) +
      slab(450, 60, 720, 780, p.metalPale, 30) +
      rect(510, 120, 600, 620, p.sky, { radius: 16 }) +
      rect(510, 120, 600, 620, paints.light, { radius: 16 }) +
      boxes(280, [p.accentMid, p.accentMid, p.warmSoft, p.warmSoft, p.accentSoft]) +
      boxes(430, [p.leafSoft, p.leafSoft, p.leafSoft, p.gold, p.gold]) +
      boxes(580, [p.accentSoft, p.rose, p.rose, p.accentMid, p.warmSoft]) +
      vials +
      rect(530, 690, 560, 10, p.metalDeep, { opacity: 0.6 }) +
      path('M560 120L760 120L560 620L510 620L510 240Z', '#ffffff', 0.28) +
      rect(1126, 330, 20, 220, p.metalDeep, { radius: 10 }) +
      rect(640, 762, 340, 52, p.accentInk, { radius: 12 }) +
      rect(664, 780, 292, 16, p.accentDeep, { radius: 8 }) +
      rect(740, 780, 120, 16, p.leafSoft, { radius: 8 }) +
      circle(792, 788, 15, '#ffffff') +
      at(1330, 838, 1.05, thermometer(420, p.accentMid, 0.2)) +
      shadow(1330, 846, 60) +
      at(250, 836, 1, bottle(150, 230, p.accentSoft, p.accent, p.paper)) +
      shadow(250, 842, 100),
  }
}

/** A doctor's desk in the early morning: a clock, a cup, a stethoscope, a heap of cards and a drawing of a child's. */
export const doctorsDay: Cover = (p, r) => ({
  color: p.warmSoft,
  body:
    stage(p.warmSoft, p.wood, 650) +
    within(
      'dawn',
      rect(850, 0, 650, 520, '#000'),
      rect(850, 0, 650, 520, p.skyLow) +
        circle(1070, 420, 260, '#fff3cf', 0.7) +
        circle(1070, 420, 130, p.gold, 0.9),
    ) +
    path('M850 430C1000 400 1100 460 1260 430C1380 410 1440 440 1500 430L1500 520L850 520Z', p.near, 0.7) +
    rect(1166, 0, 18, 520, p.paper) +
    rect(830, 0, 22, 540, p.paper) +
    rect(1498, 0, 22, 540, p.paper) +
    rect(810, 516, 730, 24, p.paper, { radius: 6 }) +
    clock(300, 250, 120, p) +
    turned(
      -5,
      590,
      300,
      rect(500, 200, 200, 240, p.paper) +
        circle(570, 290, 34, p.gold) +
        line('M620 400L620 330M620 350L590 320M620 350L650 320', p.accent, 9) +
        line('M520 410L680 410', p.leaf, 9) +
        rect(580, 186, 40, 24, p.rose, { opacity: 0.8 }),
    ) +
    shadow(330, 800, 240) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        slab(
          150 + (i % 2) * 16,
          760 - i * 32,
          340,
          30,
          [p.paper, p.accentPale, p.paper, p.warmPale, p.accentSoft][i] ?? p.paper,
          5,
        ),
      )
      .join('') +
    at(830, 770, 0.62, loopedStethoscope(p)) +
    shadow(1190, 812, 130) +
    lit('M1080 640L1300 640L1284 790Q1282 812 1260 812L1120 812Q1098 812 1096 790Z', p.accent) +
    `<ellipse cx="1308" cy="720" rx="46" ry="48" fill="none" stroke="${p.accent}" stroke-width="22"/>` +
    ellipse(1190, 640, 110, 17, p.accentDeep) +
    line('M1160 600q-22 -34 0 -66q22 -34 0 -66M1220 600q-22 -34 0 -66q22 -34 0 -66', '#ffffff', 11, 0.8) +
    at(1480, 800, 0.8, plant('blades', 230, p.paper, p, r, 'cylinder', 130)),
})

/** A page with corrections in pencil, a pencil and a rubber, seen from above. */
export const correctedPage: Cover = (p) => ({
  color: p.warmSoft,
  body:
    tabletop(p.warmSoft) +
    turned(
      5,
      700,
      450,
      lying(380, 60, 640, 800, 10) +
        rect(420, 50, 620, 780, p.warmMist, { radius: 6 }) +
        rect(380, 60, 620, 800, p.paper, { radius: 6 }) +
        rect(440, 120, 330, 40, p.accentInk, { radius: 6 }) +
        scribble(440, 220, 490, 6, 44, p.accentInk) +
        scribble(440, 520, 490, 6, 44, p.accentInk) +
        line('M560 264L700 264M440 352L600 352', p.rose, 12) +
        line('M720 240C760 216 800 226 840 240', p.rose, 8) +
        `<ellipse cx="800" cy="608" rx="120" ry="36" fill="none" stroke="${p.rose}" stroke-width="8"/>` +
        line('M900 580C940 560 960 520 960 480M944 500L960 478L976 500', p.rose, 8) +
        line('M400 690L414 706L436 676M400 520L414 536L436 506', p.leaf, 10),
    ) +
    turned(
      34,
      1220,
      420,
      lying(1200, 150, 52, 520, 8) +
        rect(1200, 150, 52, 460, p.accent, { radius: 6 }) +
        rect(1200, 150, 18, 460, '#ffffff', { opacity: 0.25 }) +
        path('M1200 610L1252 610L1226 690Z', p.warmPale) +
        path('M1216 658L1236 658L1226 690Z', p.rose),
    ) +
    turned(
      -16,
      1290,
      740,
      lying(1200, 690, 180, 100, 18) +
        slab(1200, 690, 180, 100, p.paper, 18) +
        rect(1200, 690, 80, 100, p.accentMid, { radius: 18 }),
    ) +
    circle(196, 226, 130, '#1d2b33', 0.08) +
    circle(186, 210, 130, p.paper) +
    circle(186, 210, 100, p.woodDeep) +
    `<path d="M290 270C350 290 350 350 300 360" fill="none" stroke="${p.paper}" stroke-width="26" stroke-linecap="round"/>`,
})
