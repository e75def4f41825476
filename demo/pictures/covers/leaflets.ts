import { at, circle, ellipse, line, paints, path, rect, shadow, turned } from '../shapes.ts'
import { bear } from '../things/bear.ts'
import { plant } from '../things/plant.ts'
import type { Cover } from './cover.ts'
import { ball, bottle, daylight, lit, slab, stage, thermometer } from './parts.ts'

/** A rack of tubes beside a bear with a plaster. */
export const bloodTest: Cover = (p) => ({
  color: p.accentMist,
  body:
    stage(p.accentMist, p.accentSoft, 680) +
    circle(560, 340, 290, '#ffffff', 0.5) +
    shadow(560, 808, 300) +
    [p.rose, p.warm, p.accentMid, p.leafSoft]
      .map(
        (color, i) =>
          rect(350 + i * 120, 330, 64, 400, '#ffffff', { radius: 30, opacity: 0.85 }) +
          path(
            `M${350 + i * 120} ${520 - i * 14}L${414 + i * 120} ${520 - i * 14}L${414 + i * 120} 700C${414 + i * 120} 740 ${350 + i * 120} 740 ${350 + i * 120} 700Z`,
            p.rose,
            0.85,
          ) +
          rect(342 + i * 120, 300, 80, 54, color, { radius: 12 }),
      )
      .join('') +
    slab(290, 600, 540, 34, p.woodPale, 8) +
    slab(290, 770, 540, 40, p.wood, 8) +
    rect(300, 620, 26, 160, p.wood) +
    rect(794, 620, 26, 160, p.wood) +
    at(1160, 810, 1.6, bear(p)) +
    turned(
      -30,
      1302,
      640,
      rect(1240, 616, 124, 42, p.warmPale, { radius: 21 }) +
        rect(1284, 616, 36, 42, p.rose, { opacity: 0.7 }),
    ),
})

/** A pram at a bright door, a card with a heart and knitted bootees. */
export const newborn: Cover = (p) => ({
  color: p.warmMist,
  body:
    stage(p.warmMist, p.warmSoft, 740) +
    rect(930, 90, 420, 650, p.woodPale, { radius: 10 }) +
    rect(962, 120, 356, 620, p.wood) +
    rect(1010, 180, 260, 250, p.sky, { radius: 10 }) +
    path('M1010 430L1270 180L1270 430Z', '#ffffff', 0.3) +
    circle(1000, 520, 18, p.gold) +
    path('M930 740L1350 740L1540 900L760 900Z', '#fff6e2', 0.6) +
    shadow(520, 846, 330) +
    path('M250 470L790 470C790 610 700 690 520 690C340 690 250 610 250 470Z', p.accent) +
    path('M250 470L790 470C790 610 700 690 520 690C340 690 250 610 250 470Z', paints.shade) +
    path('M250 470C250 300 380 220 520 220L520 470Z', p.accentMid) +
    path('M520 220L520 470L320 290C370 244 440 220 520 220Z', p.accentSoft, 0.6) +
    line('M790 470C850 440 880 390 880 330M850 330L910 330', p.woodDeep, 18) +
    line('M340 640L660 780M700 640L380 780', p.metalDeep, 16) +
    [370, 680]
      .map(
        (x) =>
          `<circle cx="${x}" cy="770" r="66" fill="none" stroke="${p.accentInk}" stroke-width="18"/>` +
          line(`M${x - 56} 770L${x + 56} 770M${x} 714L${x} 826`, p.metalDeep, 7) +
          circle(x, 770, 14, p.metal),
      )
      .join('') +
    path('M300 470C330 430 470 420 500 470Z', p.paper) +
    [1130, 1250]
      .map(
        (x) =>
          lit(
            `M${x} 770L${x + 60} 770L${x + 62} 810C${x + 100} 814 ${x + 110} 830 ${x + 108} 856L${x} 856Z`,
            p.rose,
          ) + rect(x - 4, 762, 70, 20, p.paper, { radius: 9 }),
      )
      .join(''),
})

/** An eye chart of rings, a bottle of drops, sunglasses and a cap for the way home. */
export const eyeExam: Cover = (p) => {
  const ring = (x: number, y: number, size: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      `<path d="M${(x + size * 0.92).toFixed(1)} ${(y - size * 0.4).toFixed(1)}A${size} ${size} 0 1 0 ${(x + size * 0.92).toFixed(1)} ${(y + size * 0.4).toFixed(1)}" fill="none" stroke="${p.accentInk}" stroke-width="${(size * 0.42).toFixed(1)}"/>`,
    )
  return {
    color: p.leafSoft,
    body:
      stage(p.leafSoft, p.woodPale, 700) +
      daylight(-60, 360, 700) +
      rect(612, 62, 400, 560, '#1d2b33', { radius: 14, opacity: 0.08 }) +
      rect(600, 50, 400, 560, p.paper, { radius: 14 }) +
      ring(800, 150, 56, 0) +
      ring(730, 290, 40, 90) +
      ring(870, 290, 40, 180) +
      [700, 800, 900].map((x, i) => ring(x, 400, 28, i * 90)).join('') +
      [680, 760, 840, 920].map((x, i) => ring(x, 480, 18, 270 - i * 90)).join('') +
      [680, 740, 800, 860, 920].map((x, i) => ring(x, 545, 11, i * 90)).join('') +
      shadow(330, 800, 110) +
      at(330, 800, 1.1, bottle(130, 190, p.paper, p.accentMid, p.accentPale)) +
      path('M310 548L350 548L338 500L322 500Z', p.accentMid) +
      shadow(1300, 800, 260) +
      path('M1100 770C1100 620 1190 560 1310 560C1430 560 1510 640 1510 770Z', p.accent) +
      path('M1100 770C1100 620 1190 560 1310 560C1430 560 1510 640 1510 770Z', paints.side) +
      path('M1110 740C1010 740 960 770 950 800C1100 830 1300 800 1510 790L1510 740Z', p.accentDeep) +
      circle(1310, 560, 16, p.accentDeep) +
      shadow(720, 838, 260) +
      rect(500, 740, 200, 100, p.accentInk, { radius: 44 }) +
      rect(740, 740, 200, 100, p.accentInk, { radius: 44 }) +
      line('M698 776Q720 756 742 776M500 770L456 790M940 770L984 790', p.accentInk, 16) +
      path('M530 764L600 764L560 816L530 816Z', '#ffffff', 0.22) +
      path('M770 764L840 764L800 816L770 816Z', '#ffffff', 0.22),
  }
}

/** A bowl of water with a cloth and a thermometer by a child's bed. */
export const fever: Cover = (p) => ({
  color: p.rose,
  body:
    stage(p.accentPale, p.accentSoft, 660) +
    rect(0, 0, 1600, 660, p.rose, { opacity: 0.35 }) +
    daylight(860, 380, 660) +
    rect(0, 430, 640, 330, p.paper, { radius: 50 }) +
    rect(0, 430, 640, 330, paints.shade, { radius: 50 }) +
    path('M0 560C200 500 420 520 700 580L740 900L0 900Z', p.accentMid) +
    line('M120 600L100 900M300 560L310 900M480 560L520 900', p.accent, 10, 0.4) +
    at(330, 500, 0.74, bear(p)) +
    slab(860, 640, 640, 34, p.woodPale, 10) +
    rect(900, 674, 34, 226, p.woodDeep) +
    rect(1426, 674, 34, 226, p.woodDeep) +
    lit('M930 520L1250 520C1250 600 1200 640 1140 640L1040 640C980 640 930 600 930 520Z', p.paper) +
    ellipse(1090, 520, 160, 26, p.metal) +
    ellipse(1090, 522, 142, 19, p.sky) +
    path('M1170 500C1260 500 1290 540 1290 620L1200 630C1210 570 1190 540 1140 530Z', p.gold) +
    at(1390, 634, 0.86, thermometer(400, p.warm, 0.86)),
})

/** A jug, a glass, a spoon and drops of water. */
export const drinking: Cover = (p) => {
  const drop = (x: number, y: number, s: number) =>
    path(
      `M${x} ${y - s * 1.6}C${x + s * 0.5} ${y - s * 0.8} ${x + s} ${y - s * 0.3} ${x + s} ${y + s * 0.1}C${x + s} ${y + s * 1.3} ${x - s} ${y + s * 1.3} ${x - s} ${y + s * 0.1}C${x - s} ${y - s * 0.3} ${x - s * 0.5} ${y - s * 0.8} ${x} ${y - s * 1.6}Z`,
      p.near,
      0.75,
    )
  return {
    color: p.sky,
    body:
      stage(p.sky, p.paper, 680) +
      daylight(200, 520, 680) +
      shadow(640, 800, 240) +
      path('M470 240L790 240L830 700Q832 800 740 800L520 800Q428 800 430 700Z', '#ffffff', 0.6) +
      path('M456 430L804 430L826 700Q828 792 738 792L522 792Q432 792 434 700Z', p.near, 0.55) +
      ellipse(630, 430, 174, 22, '#ffffff', { opacity: 0.6 }) +
      path('M470 240C440 230 430 200 420 190L520 236Z', '#ffffff', 0.7) +
      `<path d="M800 320C930 320 940 600 822 620" fill="none" stroke="#ffffff" stroke-width="30" stroke-linecap="round" opacity="0.7"/>` +
      path('M500 270L540 270L520 760L490 740Z', '#ffffff', 0.5) +
      shadow(1120, 812, 140) +
      path('M1010 520L1230 520L1206 800L1034 800Z', '#ffffff', 0.65) +
      path('M1020 620L1220 620L1204 794L1036 794Z', p.near, 0.55) +
      ellipse(1120, 620, 100, 13, '#ffffff', { opacity: 0.6 }) +
      ellipse(1120, 520, 110, 14, '#ffffff', { opacity: 0.8 }) +
      turned(
        58,
        1380,
        800,
        ellipse(1380, 690, 46, 68, p.metalDeep) +
          ellipse(1376, 684, 32, 50, p.metalPale) +
          line('M1380 756L1380 930', p.metalDeep, 18),
      ) +
      ball(280, 740, 76, p.warm) +
      drop(1060, 300, 44) +
      drop(1200, 200, 30) +
      drop(1290, 360, 24),
  }
}

/** A box of tissues, a folded cloth with ice, a small basin of flowers. */
export const nosebleed: Cover = (p, r) => ({
  color: p.accentSoft,
  body:
    stage(p.accentSoft, p.warmPale, 660) +
    daylight(760, 440, 660) +
    shadow(620, 806, 340) +
    path('M470 500C440 380 520 330 560 250C600 330 640 300 700 260C690 360 790 400 760 500Z', '#ffffff') +
    path('M560 250C600 330 640 300 700 260C690 360 700 420 640 500L560 500Z', '#1d2b33', 0.05) +
    slab(320, 490, 600, 310, p.accent, 24) +
    ellipse(620, 494, 190, 20, p.accentDeep) +
    path('M320 690C480 620 720 760 920 660L920 776Q920 800 896 800L344 800Q320 800 320 776Z', p.accentMid) +
    circle(460, 600, 22, p.warmPale) +
    circle(780, 590, 22, p.warmPale) +
    shadow(1130, 830, 160) +
    slab(1000, 766, 270, 52, p.paper, 26) +
    slab(1016, 716, 244, 52, p.leafSoft, 26) +
    slab(1030, 668, 220, 50, p.paper, 25) +
    line('M1030 792L1200 792M1046 742L1190 742M1060 693L1180 693', '#1d2b33', 5, 0.1) +
    at(1420, 800, 0.95, plant('ficus', 330, p.warm, p, r, 'cone', 140)),
})
