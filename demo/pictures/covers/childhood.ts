import { at, circle, ellipse, line, paints, path, rect, shadow, turned } from '../shapes.ts'
import { bear } from '../things/bear.ts'
import type { Cover } from './cover.ts'
import { ball, daylight, lit, lying, scribble, slab, stage, tabletop, thermometer } from './parts.ts'

/** A cot at night, empty as a safe one is: a window with the moon, a lamp, a bear on the floor. */
export const sleep: Cover = (p, r) => {
  const stars = Array.from({ length: 26 }, () =>
    circle(r.between(560, 1040), r.between(90, 420), r.between(2, 5), '#fff6dd', r.between(0.5, 0.95)),
  ).join('')
  const bars = Array.from({ length: 13 }, (_, i) => rect(330 + i * 60, 500, 14, 230, p.woodPale)).join('')
  return {
    color: p.accentDeep,
    body:
      rect(0, 0, 1600, 900, p.accentDeep) +
      rect(0, 0, 1600, 760, paints.shade) +
      rect(0, 760, 1600, 140, p.accentInk) +
      circle(1290, 470, 330, p.gold, 0.1) +
      circle(1290, 470, 200, p.gold, 0.14) +
      rect(530, 60, 540, 390, p.woodDeep, { radius: 8 }) +
      rect(552, 82, 496, 346, p.accentInk) +
      stars +
      path('M880 140C800 150 760 230 800 300C840 360 930 360 970 300C900 320 850 250 880 140Z', '#fff3cf') +
      rect(794, 82, 12, 346, p.woodDeep) +
      rect(552, 246, 496, 10, p.woodDeep) +
      path('M470 40L560 40C560 220 540 380 460 520L430 520Z', p.accent) +
      path('M1040 40L1130 40L1170 520L1140 520C1060 380 1040 220 1040 40Z', p.accent) +
      rect(420, 34, 760, 12, p.woodPale, { radius: 6 }) +
      rect(334, 610, 762, 74, p.warmPale, { radius: 16 }) +
      rect(334, 610, 762, 22, p.paper, { radius: 11 }) +
      bars +
      rect(300, 480, 830, 26, p.wood, { radius: 12 }) +
      rect(300, 716, 830, 26, p.wood, { radius: 12 }) +
      rect(300, 470, 34, 330, p.wood, { radius: 10 }) +
      rect(1096, 470, 34, 330, p.wood, { radius: 10 }) +
      slab(1200, 620, 200, 180, p.woodDeep, 8) +
      rect(1284, 540, 16, 84, p.woodPale) +
      path('M1230 545L1260 430L1326 430L1356 545Z', p.gold) +
      path('M1230 545L1260 430L1326 430L1356 545Z', paints.light) +
      at(1490, 850, 0.62, bear(p)),
  }
}

/** A thermometer, a cup with steam, a lemon and a scarf on a table. */
export const cough: Cover = (p) => ({
  color: p.warmPale,
  body:
    stage(p.warmPale, p.woodPale, 640) +
    daylight(180, 420, 640) +
    daylight(720, 160, 640) +
    shadow(640, 760, 190) +
    lit('M480 520L800 520C800 660 760 760 640 760C520 760 480 660 480 520Z', p.accent) +
    `<ellipse cx="812" cy="600" rx="54" ry="58" fill="none" stroke="${p.accent}" stroke-width="28"/>` +
    ellipse(640, 520, 160, 24, p.accentDeep) +
    ellipse(640, 522, 138, 17, p.warm) +
    line('M590 460q-30 -44 0 -88q30 -44 0 -88M690 460q-30 -44 0 -88q30 -44 0 -88', '#ffffff', 14, 0.75) +
    shadow(1010, 790, 130) +
    ball(1010, 712, 88, p.gold) +
    path('M1086 690C1116 684 1128 700 1120 714C1108 726 1092 726 1084 716Z', p.gold) +
    shadow(1200, 806, 110) +
    circle(1200, 730, 82, p.gold) +
    circle(1200, 730, 68, p.warmMist) +
    circle(1200, 730, 60, p.gold, 0.55) +
    line('M1200 672L1200 788M1142 730L1258 730M1159 689L1241 771M1241 689L1159 771', p.warmMist, 8) +
    turned(62, 420, 800, at(420, 800, 0.9, thermometer(420, p.rose, 0.7))) +
    path('M1330 640C1400 560 1520 560 1600 600L1600 800C1520 830 1400 830 1340 780Z', p.accentMid) +
    line(
      'M1360 660C1440 620 1540 640 1600 670M1350 720C1440 690 1540 700 1600 730M1360 780C1440 760 1530 770 1600 780',
      p.accentSoft,
      14,
    ),
})

/** A tablet face up beside a castle of building blocks; the sun falls on the blocks. */
export const screen: Cover = (p) => {
  const block = (x: number, y: number, w: number, h: number, fill: string) => slab(x, y, w, h, fill, 8)
  return {
    color: p.accentPale,
    body:
      stage(p.accentPale, p.warmMist, 660) +
      daylight(560, 520, 660) +
      shadow(420, 800, 240) +
      turned(
        -12,
        420,
        600,
        rect(250, 420, 340, 370, p.accentInk, { radius: 26 }) +
          rect(272, 442, 296, 326, p.accentMid, { radius: 10 }) +
          path('M384 560L384 660L470 610Z', '#ffffff', 0.9) +
          path('M272 442L470 442L300 768L272 768Z', '#ffffff', 0.14),
      ) +
      shadow(1020, 810, 360) +
      block(760, 700, 110, 110, p.warm) +
      block(880, 700, 110, 110, p.accentMid) +
      block(1000, 700, 110, 110, p.gold) +
      block(1120, 700, 110, 110, p.leaf) +
      block(820, 586, 110, 110, p.accentSoft) +
      path(
        'M1000 696L1000 640C1000 600 1110 600 1110 640L1110 696L1080 696C1080 660 1030 660 1030 696Z',
        p.warmDeep,
      ) +
      block(1124, 586, 110, 110, p.rose) +
      block(800, 510, 150, 70, p.leafSoft) +
      path('M800 506L875 410L950 506Z', p.accent) +
      path('M1124 582L1179 490L1234 582Z', p.warm) +
      line('M875 412L875 330', p.woodDeep, 7) +
      path('M878 332L950 354L878 378Z', p.gold) +
      shadow(1390, 830, 90) +
      ball(1390, 752, 76, p.accentMid) +
      line('M1318 736C1360 760 1420 760 1462 736', '#ffffff', 14, 0.7),
  }
}

/** A hall with hooks at a child's height: a coat, a cap, a rucksack, and boots under a bench. */
export const kindergarten: Cover = (p) => {
  const boot = (x: number, color: string, dark: string) =>
    shadow(x + 40, 812, 80) +
    lit(
      `M${x} 650L${x + 70} 650L${x + 74} 740C${x + 110} 750 ${x + 140} 770 ${x + 140} 806L${x} 806Z`,
      color,
    ) +
    rect(x - 4, 796, 148, 18, dark, { radius: 8 }) +
    rect(x - 4, 644, 78, 24, dark, { radius: 10 })
  return {
    color: p.warmMist,
    body:
      stage(p.warmMist, p.wood, 720) +
      rect(0, 430, 1600, 290, p.accentSoft) +
      rect(0, 430, 1600, 290, paints.shade) +
      daylight(900, 420, 720) +
      rect(160, 210, 1280, 40, p.woodPale, { radius: 8 }) +
      [300, 640, 980, 1300].map((x) => circle(x, 232, 18, p.woodDeep)).join('') +
      lit(
        'M300 240C250 250 226 270 214 320L180 520L236 532L240 610L364 610L366 532L420 520L386 320C374 270 350 250 300 240Z',
        p.accent,
      ) +
      line('M300 270L300 606', p.accentDeep, 6) +
      [330, 400, 470, 540].map((y) => circle(316, y, 9, p.gold)).join('') +
      circle(640, 236, 34, p.paper) +
      lit('M552 410C548 300 590 252 640 252C690 252 732 300 728 410Z', p.gold) +
      slab(540, 392, 200, 54, p.warm, 22) +
      line('M950 240C930 290 930 300 930 330M1010 240C1030 290 1030 300 1030 330', p.leafDeep, 14) +
      slab(880, 316, 200, 240, p.leaf, 44) +
      rect(908, 430, 144, 104, p.leafSoft, { radius: 20 }) +
      line('M908 468L1052 468', p.leafDeep, 6) +
      line('M1300 250C1270 360 1330 420 1290 560', p.rose, 52) +
      line('M1270 430L1340 420M1264 500L1330 506', p.warmMist, 12, 0.8) +
      boot(420, p.warm, p.warmDeep) +
      boot(590, p.warm, p.warmDeep) +
      rect(900, 640, 500, 34, p.woodPale, { radius: 8 }) +
      rect(940, 674, 26, 140, p.woodDeep) +
      rect(1334, 674, 26, 140, p.woodDeep) +
      at(1164, 642, 0.62, bear(p)),
  }
}

/** Round glasses on an open book, a pencil and an apple, seen from above. */
export const schoolGlasses: Cover = (p) => ({
  color: p.leafSoft,
  body:
    tabletop(p.leafSoft) +
    turned(
      -6,
      760,
      460,
      lying(330, 190, 860, 560, 20) +
        rect(330, 190, 430, 560, p.paper, { radius: 16 }) +
        rect(760, 190, 430, 560, p.paper, { radius: 16 }) +
        rect(700, 190, 60, 560, paints.side) +
        path('M760 190L800 190L800 750L760 750Z', '#1d2b33', 0.05) +
        scribble(390, 270, 300, 11, 40, p.accentDeep) +
        scribble(830, 270, 300, 5, 40, p.accentDeep) +
        rect(830, 490, 300, 190, p.accentPale, { radius: 8 }) +
        circle(910, 560, 40, p.gold) +
        path('M830 680L930 590L1000 650L1060 600L1130 680Z', p.leaf),
    ) +
    circle(640, 480, 150, '#1d2b33', 0.06) +
    circle(960, 480, 150, '#1d2b33', 0.06) +
    circle(620, 460, 140, '#ffffff', 0.34) +
    circle(940, 460, 140, '#ffffff', 0.34) +
    `<circle cx="620" cy="460" r="140" fill="none" stroke="${p.accentInk}" stroke-width="20"/>` +
    `<circle cx="940" cy="460" r="140" fill="none" stroke="${p.accentInk}" stroke-width="20"/>` +
    line('M752 440C770 410 790 410 808 440', p.accentInk, 18) +
    line('M484 430C420 400 380 330 300 320M1076 430C1140 400 1190 330 1270 330', p.accentInk, 18) +
    path('M540 380L600 350L520 500L500 460Z', '#ffffff', 0.5) +
    path('M860 380L920 350L840 500L820 460Z', '#ffffff', 0.5) +
    turned(
      28,
      1330,
      560,
      lying(1310, 330, 44, 440, 8) +
        rect(1310, 330, 44, 400, p.gold, { radius: 4 }) +
        rect(1310, 330, 15, 400, '#ffffff', { opacity: 0.3 }) +
        path('M1310 730L1354 730L1332 800Z', p.warmPale) +
        path('M1323 772L1341 772L1332 800Z', p.accentInk) +
        rect(1310, 300, 44, 44, p.rose, { radius: 10 }),
    ) +
    ball(230, 690, 104, p.warm) +
    line('M230 610Q236 566 270 552', p.woodDeep, 12) +
    path('M256 580C300 540 350 560 360 586C320 610 276 606 256 580Z', p.leafDeep),
})

/** A plate seen from above with food in the shape of a face. */
export const pickyEater: Cover = (p) => ({
  color: p.accentSoft,
  body:
    tabletop(p.accentSoft) +
    rect(260, 90, 1080, 730, p.warmMist, { radius: 30 }) +
    line('M300 130L1300 130L1300 780L300 780Z', p.warm, 6, 0.5) +
    circle(812, 474, 300, '#1d2b33', 0.1) +
    circle(800, 455, 300, p.paper) +
    `<circle cx="800" cy="455" r="226" fill="none" stroke="${p.accentPale}" stroke-width="8"/>` +
    ball(710, 390, 46, p.leafSoft) +
    ball(890, 390, 46, p.leafSoft) +
    circle(710, 396, 18, p.accentInk) +
    circle(890, 396, 18, p.accentInk) +
    path('M770 470L830 470L800 510Z', p.warm) +
    path('M660 540C720 640 880 640 940 540C900 590 700 590 660 540Z', p.rose) +
    [-60, -30, 0, 30, 60]
      .map((a) => turned(a, 800, 455, ellipse(800, 216, 40, 62, a % 60 ? p.leaf : p.leafDeep)))
      .join('') +
    ball(560, 520, 30, p.warm) +
    ball(1040, 520, 30, p.warm) +
    turned(
      -4,
      400,
      460,
      line('M400 330L400 690', p.metalDeep, 22) +
        line('M360 230L360 310C360 350 440 350 440 310L440 230M400 230L400 320', p.metalDeep, 14),
    ) +
    turned(
      4,
      1200,
      460,
      line('M1200 360L1200 690', p.metalDeep, 22) +
        ellipse(1200, 280, 48, 78, p.metalDeep) +
        ellipse(1194, 272, 32, 56, p.metalPale),
    ),
})
