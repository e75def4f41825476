import { ball, lit, type Still } from '../news.ts'
import { circle, ellipse, line, paints, path, rect, shadow, turned } from '../shapes.ts'

const vial = (x: number, color: string, cap: string) =>
  shadow(x, 0, 62) +
  rect(x - 50, -170, 100, 170, '#ffffff', { radius: 16, opacity: 0.75 }) +
  rect(x - 50, -118, 100, 76, color) +
  rect(x - 28, -202, 56, 36, '#ffffff', { opacity: 0.8 }) +
  rect(x - 36, -228, 72, 38, cap, { radius: 8 }) +
  rect(x - 50, -170, 100, 170, paints.side, { radius: 16 })

const syringe: Still = (p) =>
  turned(
    34,
    0,
    -220,
    rect(-34, -400, 68, 290, '#ffffff', { radius: 10, opacity: 0.85 }) +
      rect(-28, -280, 56, 160, p.accentSoft, { radius: 6 }) +
      [0, 1, 2, 3, 4].map((i) => rect(4, -376 + i * 44, 26, 6, p.accentDeep, { opacity: 0.5 })).join('') +
      rect(-12, -470, 24, 190, p.metal) +
      rect(-28, -294, 56, 22, p.accentInk, { radius: 6 }) +
      rect(-52, -486, 104, 20, p.accentMid, { radius: 10 }) +
      rect(-64, -410, 128, 18, p.accentMid, { radius: 9 }) +
      path('M-18 -112L18 -112L8 -74L-8 -74Z', p.accentMid) +
      line('M0 -76L0 10', p.metalDeep, 6),
  ) +
  vial(230, p.warmSoft, p.accent) +
  vial(-270, p.accentPale, p.warm)

const tubes: Still = (p) =>
  shadow(0, 0, 290) +
  [-190, -95, 0, 95, 190]
    .map(
      (x, i) =>
        rect(x - 32, -400, 64, 370, '#ffffff', { radius: 32, opacity: 0.72 }) +
        rect(x - 26, -240 + (i % 3) * 30, 52, 200 - (i % 3) * 30, [p.rose, p.gold, p.warm][i % 3] ?? p.rose, {
          radius: 26,
        }) +
        rect(x - 36, -424, 72, 52, [p.accent, p.warm, p.accentMid, p.gold, p.accentSoft][i] ?? p.accent, {
          radius: 12,
        }) +
        rect(x - 20, -340, 8, 250, '#ffffff', { radius: 4, opacity: 0.7 }),
    )
    .join('') +
  rect(-270, -200, 540, 34, p.wood, { radius: 8 }) +
  rect(-270, -26, 540, 34, p.wood, { radius: 8 }) +
  rect(-270, -200, 28, 200, p.woodDeep, { radius: 8 }) +
  rect(242, -200, 28, 200, p.woodDeep, { radius: 8 })

const tonometer: Still = (p) =>
  shadow(-90, 0, 190) +
  lit(
    'M-270 -250Q-270 -290 -230 -290L60 -290Q100 -290 100 -250L120 -20Q120 0 100 0L-270 0Q-290 0 -290 -20Z',
    p.paper,
  ) +
  rect(-236, -254, 216, 190, p.accentPale, { radius: 18 }) +
  line('M-204 -214L-96 -214M-204 -160L-130 -160M-204 -106L-160 -106', p.accentInk, 22) +
  path('M-72 -120c-26 -20 -34 -36 -30 -50c4 -16 24 -18 30 -2c6 -16 26 -14 30 2c4 14 -4 30 -30 50Z', p.warm) +
  circle(42, -120, 42, p.accent) +
  circle(42, -120, 26, p.accentMid) +
  line('M110 -60C220 -20 160 -300 260 -250', p.accentInk, 14) +
  shadow(310, 0, 140) +
  lit('M200 -250Q310 -300 420 -250L410 -20Q310 20 210 -20Z', p.accentMid) +
  ellipse(310, -256, 92, 30, p.accentDeep) +
  rect(270, -170, 80, 60, '#ffffff', { radius: 10, opacity: 0.85 })

const clipboard: Still = (p) =>
  shadow(0, 0, 210) +
  turned(
    -5,
    0,
    0,
    lit('M-200 -540Q-200 -560 -180 -560L180 -560Q200 -560 200 -540L200 -10L-200 -10Z', p.wood) +
      rect(-172, -520, 344, 486, p.paper, { radius: 6 }) +
      rect(-70, -590, 140, 62, p.metalDeep, { radius: 16 }) +
      circle(0, -574, 14, p.paper) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(-136, -450 + i * 100, 52, 52, i < 3 ? p.accent : p.accentPale, { radius: 12 }) +
            (i < 3 ? line(`M-122 ${-424 + i * 100}l12 12l22 -26`, '#ffffff', 9) : '') +
            rect(-58, -440 + i * 100, 190 - (i % 2) * 50, 16, p.accentSoft, { radius: 8 }) +
            rect(-58, -412 + i * 100, 120 + (i % 2) * 40, 12, p.accentPale, { radius: 6 }),
        )
        .join(''),
  ) +
  line('M250 -30L330 -330', p.warm, 26) +
  line('M244 -6L250 -30', p.accentInk, 12)

const soap: Still = (p) =>
  shadow(0, 0, 150) +
  lit(
    'M-120 -300Q-120 -340 -70 -344L70 -344Q120 -340 120 -300L120 -30Q120 0 90 0L-90 0Q-120 0 -120 -30Z',
    p.accentMid,
  ) +
  rect(-76, -240, 152, 150, p.paper, { radius: 18 }) +
  path(
    'M0 -220C34 -176 44 -158 44 -142C44 -114 24 -100 0 -100C-24 -100 -44 -114 -44 -142C-44 -158 -34 -176 0 -220Z',
    p.accentSoft,
  ) +
  rect(-36, -400, 72, 60, p.accentInk, { radius: 8 }) +
  rect(-12, -450, 24, 56, p.accentInk) +
  path('M-20 -486L60 -486Q140 -486 140 -440L112 -440Q112 -458 60 -458L-20 -458Z', p.accentInk) +
  [
    [220, -60, 58],
    [300, -150, 36],
    [226, -210, 24],
    [-210, -48, 46],
    [-270, -130, 26],
    [150, -400, 16],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, p.sky, 0.75) +
        ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.18, '#ffffff', { opacity: 0.9, turn: -34 }),
    )
    .join('')

const stethoscope: Still = (p) =>
  shadow(20, 0, 240) +
  line('M-190 -470C-220 -300 -140 -250 -70 -240C0 -250 80 -300 50 -470', p.accentInk, 26) +
  line('M-194 -480L-180 -530M54 -480L40 -530', p.metalDeep, 18) +
  circle(-178, -538, 17, p.accentInk) +
  circle(38, -538, 17, p.accentInk) +
  line('M-70 -240C-80 -60 -40 -26 40 -26C150 -26 90 -190 200 -200', p.accentInk, 26) +
  circle(252, -120, 96, p.metalDeep) +
  circle(252, -120, 80, p.metalPale) +
  circle(252, -120, 54, p.metal) +
  ball(-270, -50, 50, p.warm)

/** Medical objects: a syringe, test tubes, a blood pressure meter, a list, soap, a stethoscope. */
export const care = { syringe, tubes, tonometer, clipboard, soap, stethoscope }
