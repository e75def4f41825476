import { at, circle, ellipse, line, paints, path, rect, shadow, turned, within } from '../shapes.ts'
import type { Cover } from './cover.ts'
import { ball, bottle, lit, slab, stage } from './parts.ts'

/** A beach: a straw hat, a tube of cream, a striped towel under a large sun. */
export const sunscreen: Cover = (p) => ({
  color: p.gold,
  body:
    rect(0, 0, 1600, 900, p.skyLow) +
    rect(0, 0, 1600, 420, p.sky, { opacity: 0.8 }) +
    circle(1240, 220, 200, '#fff3cf', 0.5) +
    circle(1240, 220, 120, '#fff6dd') +
    rect(0, 400, 1600, 130, p.middle) +
    line('M120 450L420 450M560 480L900 480M1040 446L1460 446M260 500L500 500', '#ffffff', 8, 0.6) +
    path('M0 520C300 480 700 560 1000 520C1260 490 1440 520 1600 510L1600 900L0 900Z', p.gold) +
    path('M0 520C300 480 700 560 1000 520C1260 490 1440 520 1600 510L1600 900L0 900Z', paints.light, 0.6) +
    path('M180 640L960 600L1120 860L60 880Z', p.paper) +
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${250 + i * 205} ${636 - i * 10}L${330 + i * 205} ${632 - i * 10}L${330 + i * 262} ${876 - i * 5}L${210 + i * 262} ${879 - i * 5}Z`,
          p.rose,
        ),
      )
      .join('') +
    shadow(560, 770, 300) +
    ellipse(560, 730, 290, 74, p.woodPale) +
    ellipse(560, 730, 290, 74, paints.side) +
    path('M390 716C390 560 460 510 560 510C660 510 730 560 730 716C680 750 440 750 390 716Z', p.warmSoft) +
    path('M390 716C390 560 460 510 560 510C660 510 730 560 730 716C680 750 440 750 390 716Z', paints.side) +
    path('M388 684C450 716 670 716 732 684L732 722C670 752 450 752 388 722Z', p.accent) +
    shadow(1240, 800, 110) +
    lit('M1170 560L1310 560L1290 760L1190 760Z', p.accentMid) +
    rect(1164, 540, 152, 26, p.accent, { radius: 6 }) +
    rect(1186, 760, 108, 44, p.paper, { radius: 8 }) +
    circle(1240, 650, 36, p.gold) +
    shadow(1440, 850, 60) +
    path(
      'M1440 770L1460 816L1510 820L1472 852L1484 900L1440 872L1396 900L1408 852L1370 820L1420 816Z',
      p.warm,
    ),
})

/** An open home medicine chest on a shelf. */
export const medicineChest: Cover = (p) => ({
  color: p.accentMist,
  body:
    stage(p.accentMist, p.accentSoft, 760) +
    path('M0 0L460 0L900 760L300 760Z', '#ffffff', 0.35) +
    rect(120, 740, 1360, 40, p.wood, { radius: 6 }) +
    rect(120, 776, 1360, 14, '#1d2b33', { opacity: 0.1 }) +
    slab(420, 180, 760, 250, p.warm, 26) +
    rect(450, 208, 700, 200, p.warmDeep, { radius: 14 }) +
    rect(770, 250, 60, 116, p.paper, { radius: 8 }) +
    rect(742, 278, 116, 60, p.paper, { radius: 8 }) +
    rect(440, 440, 720, 300, p.warmDeep) +
    at(560, 700, 1, bottle(130, 270, p.accentMid, p.paper, p.paper)) +
    at(720, 700, 1, bottle(100, 200, p.leafSoft, p.leafDeep, p.paper)) +
    rect(800, 470, 120, 230, p.paper, { radius: 8 }) +
    rect(800, 520, 120, 60, p.accentSoft) +
    rect(940, 530, 170, 170, p.metalPale, { radius: 10 }) +
    circle(1025, 615, 70, p.paper) +
    circle(1025, 615, 26, p.metal) +
    slab(420, 560, 760, 184, p.warm, 22) +
    line('M800 600L800 700M750 650L850 650', p.paper, 34) +
    shadow(270, 742, 100) +
    ellipse(270, 690, 84, 50, p.paper) +
    ellipse(270, 660, 84, 50, p.paper) +
    ellipse(270, 660, 40, 22, p.metal) +
    line('M348 700C380 720 390 740 420 738', p.paper, 20) +
    turned(
      -18,
      1330,
      690,
      rect(1240, 660, 190, 60, p.warmSoft, { radius: 30 }) +
        rect(1304, 660, 62, 60, p.warmPale) +
        [1318, 1336, 1354].map((x) => circle(x, 680, 4, p.warmDeep) + circle(x, 700, 4, p.warmDeep)).join(''),
    ),
})

/** A snowy bank of a river, mittens on a string, a sledge. */
export const winterWalk: Cover = (p, r) => {
  const snow = Array.from({ length: 60 }, () =>
    circle(r.between(0, 1600), r.between(0, 640), r.between(3, 9), '#ffffff', r.between(0.5, 0.95)),
  ).join('')
  const mitten = (x: number, flip: boolean) =>
    at(
      x,
      400,
      1,
      lit(
        'M-70 0L70 0L76 130C76 200 44 236 0 236C-44 236 -76 200 -76 130L-76 120C-120 130 -140 90 -116 66C-100 52 -84 64 -72 76Z',
        p.accent,
      ) +
        rect(-80, -40, 160, 52, p.paper, { radius: 20 }) +
        line('M-40 110L0 150L40 110M-40 150L0 190L40 150', p.paper, 10, 0.85),
      flip,
    )
  return {
    color: p.sky,
    body:
      rect(0, 0, 1600, 900, p.sky) +
      rect(0, 0, 1600, 900, paints.light, { opacity: 0.9 }) +
      path('M0 470C240 430 420 470 700 450C1000 430 1280 470 1600 440L1600 620L0 620Z', p.far) +
      [90, 190, 330, 1290, 1400, 1520]
        .map((x, i) =>
          line(
            `M${x} 480L${x} 300M${x} 400L${x - 34} 350M${x} 380L${x + 34} 330M${x} 430L${x + 30} 390`,
            p.near,
            9,
            i % 2 ? 0.6 : 0.85,
          ),
        )
        .join('') +
      path('M0 560C300 500 620 600 920 550C1200 510 1400 560 1600 530L1600 900L0 900Z', '#f4f8fb') +
      path('M0 740C360 660 760 780 1100 720C1300 690 1460 720 1600 700L1600 900L0 900Z', '#ffffff') +
      line('M560 -10C600 200 560 300 540 370M1010 -10C980 200 1000 300 1030 370', p.warm, 12) +
      mitten(540, false) +
      mitten(1030, true) +
      shadow(1250, 850, 230) +
      line('M1030 846L1430 846C1480 846 1490 800 1470 780', p.woodDeep, 16) +
      line('M1110 840L1110 770M1370 840L1370 770', p.woodDeep, 14) +
      [0, 1, 2]
        .map((i) => rect(1060, 740 + i * 14, 370, 10, i % 2 ? p.woodPale : p.wood, { radius: 5 }))
        .join('') +
      line('M1470 780C1540 740 1570 760 1600 730', p.warmDeep, 6) +
      snow,
  }
}

/** Long grass, tall boots, and a tick on one blade. */
export const tick: Cover = (p, r) => {
  const blades = (color: string, low: number, tall: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = (1600 / count) * (i + r.between(0.1, 0.9))
      const h = tall * r.between(0.7, 1.1)
      const lean = r.between(-60, 60)
      return path(
        `M${x - 12} ${low}Q${x + lean * 0.3} ${low - h * 0.6} ${x + lean} ${low - h}Q${x + lean * 0.5 + 10} ${low - h * 0.5} ${x + 12} ${low}Z`,
        color,
      )
    }).join('')
  const boot = (x: number) =>
    lit(
      `M${x} 360L${x + 130} 360L${x + 136} 690C${x + 190} 704 ${x + 236} 730 ${x + 240} 800L${x} 800Z`,
      p.warm,
    ) +
    rect(x - 6, 350, 142, 34, p.warmDeep, { radius: 12 }) +
    rect(x - 4, 786, 248, 34, p.accentInk, { radius: 12 })
  return {
    color: p.leafSoft,
    body:
      rect(0, 0, 1600, 900, p.skyLow) +
      circle(300, 230, 130, '#fff6dd') +
      path('M0 520C400 440 900 520 1600 430L1600 900L0 900Z', p.leafSoft) +
      blades(p.leafSoft, 760, 300, 34) +
      boot(880) +
      boot(1080) +
      blades(p.leaf, 860, 330, 40) +
      blades(p.leafDeep, 920, 230, 46) +
      path('M404 920Q420 480 560 250Q470 520 436 920Z', p.leaf) +
      turned(
        -62,
        500,
        420,
        line(
          'M452 396L420 376M452 420L412 420M456 444L424 468M548 396L580 376M548 420L588 420M544 444L576 468',
          p.accentInk,
          8,
        ) +
          ellipse(500, 426, 50, 60, p.warmDeep) +
          ellipse(500, 446, 38, 38, p.accentInk, { opacity: 0.3 }) +
          circle(500, 364, 20, p.accentInk),
      ),
  }
}

/** A cot-side room made safe: a gate on the stairs, a covered socket, a cup far from the edge of a table. */
export const safeHome: Cover = (p) => ({
  color: p.warmPale,
  body:
    stage(p.warmPale, p.wood, 760) +
    path('M0 0L300 0L740 760L240 760Z', '#ffffff', 0.3) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(1010 + i * 150, 650 - i * 110, 600, 110, p.warmSoft) +
          rect(1010 + i * 150, 650 - i * 110, 600, 22, p.woodPale) +
          rect(1010 + i * 150, 672 - i * 110, 600, 10, '#1d2b33', { opacity: 0.08 }),
      )
      .join('') +
    rect(940, 360, 30, 400, p.woodDeep, { radius: 8 }) +
    rect(940, 380, 420, 26, p.paper, { radius: 10 }) +
    rect(940, 700, 420, 26, p.paper, { radius: 10 }) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => rect(976 + i * 54, 400, 16, 310, p.paper)).join('') +
    rect(1340, 340, 30, 420, p.woodDeep, { radius: 8 }) +
    rect(700, 560, 120, 120, p.paper, { radius: 20 }) +
    circle(760, 620, 42, p.accentPale) +
    circle(760, 620, 30, p.accentMid) +
    rect(754, 600, 12, 40, p.paper, { radius: 5 }) +
    shadow(360, 830, 300) +
    slab(90, 500, 540, 40, p.woodPale, 20) +
    rect(130, 540, 28, 290, p.woodDeep) +
    rect(560, 540, 28, 290, p.woodDeep) +
    lit('M220 400L340 400C340 470 320 500 280 500C240 500 220 470 220 400Z', p.accent) +
    `<circle cx="346" cy="436" r="26" fill="none" stroke="${p.accent}" stroke-width="13"/>` +
    ellipse(280, 400, 60, 10, p.accentDeep) +
    line('M262 370q-14 -24 0 -46q14 -22 0 -44M300 370q-14 -24 0 -46q14 -22 0 -44', '#ffffff', 9, 0.8) +
    within(
      'ball',
      circle(760, 810, 62, '#000'),
      ball(760, 810, 62, p.rose) + path('M690 800L830 780L830 826L690 846Z', p.paper),
    ) +
    slab(850, 800, 74, 74, p.gold, 8),
})
