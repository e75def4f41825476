import { ball, lit, type Still } from '../news.ts'
import type { Palette } from '../palette.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'
import { leaf } from '../things/plant.ts'

const plate: Still = (p) =>
  shadow(0, 0, 330) +
  ellipse(0, -34, 340, 74, p.paper) +
  ellipse(0, -34, 340, 74, paints.side) +
  ellipse(0, -42, 260, 48, p.accentPale) +
  ball(-110, -118, 82, p.warm) +
  leaf(-110, -196, 60, 22, 20, p.leafDeep, p.leafSoft) +
  lit('M20 -60C20 -190 90 -230 130 -220C180 -206 190 -90 150 -56Z', p.leafSoft) +
  lit('M60 -56C70 -130 110 -150 130 -146C160 -138 164 -84 148 -56Z', p.gold) +
  [0, 1, 2]
    .map((i) => leaf(-20 + i * 34, -64, 150, 34, -34 + i * 30, i % 2 ? p.leaf : p.leafDeep, p.leafSoft))
    .join('') +
  ball(230, -92, 44, p.rose) +
  ball(-220, -88, 40, p.gold)

const shoe = (color: string, sole: string, p: Palette) =>
  shadow(0, 0, 210) +
  lit(
    'M-210 -40L-200 -190C-150 -170 -110 -180 -90 -210C-20 -150 60 -120 170 -110C210 -104 220 -70 216 -40Z',
    color,
  ) +
  rect(-216, -48, 440, 46, sole, { radius: 22 }) +
  line('M-70 -188L-30 -150M-24 -164L16 -126M24 -146L60 -112', '#ffffff', 12) +
  path('M-200 -190C-150 -170 -110 -180 -90 -210L-84 -150C-120 -130 -170 -130 -206 -140Z', p.accentInk, 0.35)
const shoes: Still = (p) =>
  at(110, -26, 0.9, shoe(p.accentSoft, p.paper, p)) + at(-90, 0, 1.1, shoe(p.accent, p.warmSoft, p))

const night: Still = (p) =>
  path('M190 -560A92 92 0 1 0 244 -420A78 78 0 0 1 190 -560Z', p.gold) +
  [
    [-240, -500, 10],
    [-120, -570, 7],
    [-20, -480, 8],
    [300, -390, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.gold))
    .join('') +
  shadow(0, 0, 360) +
  lit('M-360 0L-360 -120Q-360 -160 -320 -160L320 -160Q360 -160 360 -120L360 0Z', p.accentMid) +
  lit('M-330 -150C-350 -250 -300 -280 -190 -270C-80 -280 -40 -250 -60 -150Z', p.paper) +
  lit('M-110 -150C-60 -220 60 -230 200 -220C320 -214 366 -190 360 -60L-130 -60Z', p.accentSoft) +
  line('M-60 -150C40 -190 180 -190 350 -170', '#ffffff', 8, 0.6)

const duck: Still = (p) =>
  shadow(0, 0, 230) +
  lit(
    'M-230 -170C-180 -120 -120 -140 -80 -170C-60 -60 60 -60 160 -110C230 -150 240 -190 250 -220C280 -90 220 0 60 0L-110 0C-200 0 -240 -80 -230 -170Z',
    p.gold,
  ) +
  circle(-110, -280, 130, p.gold) +
  circle(-110, -280, 130, paints.side) +
  path('M-230 -290C-290 -290 -300 -250 -260 -240C-240 -236 -224 -244 -220 -256Z', p.warm) +
  circle(-140, -310, 16, p.accentInk) +
  path('M20 -110C90 -170 160 -160 190 -190C190 -100 130 -60 60 -60C30 -66 16 -86 20 -110Z', p.warmSoft) +
  [-320, 300].map((x) => circle(x, -40, 34, p.sky, 0.8)).join('') +
  circle(348, -110, 20, p.sky, 0.8)

const carafe: Still = (p) =>
  shadow(-90, 0, 130) +
  path(
    'M-150 -500L-30 -500L-40 -380C20 -320 40 -260 40 -160C40 -40 10 0 -90 0C-190 0 -220 -40 -220 -160C-220 -260 -200 -320 -140 -380Z',
    '#ffffff',
    0.55,
  ) +
  path(
    'M-196 -250C-150 -262 -30 -262 14 -250C34 -200 40 -40 -90 -10C-220 -40 -214 -200 -196 -250Z',
    p.sky,
    0.85,
  ) +
  ellipse(-90, -252, 106, 14, '#ffffff', { opacity: 0.6 }) +
  ellipse(-90, -500, 62, 12, '#ffffff', { opacity: 0.8 }) +
  circle(-100, -180, 46, p.gold, 0.9) +
  line('M-100 -222L-100 -138M-140 -180L-60 -180', '#ffffff', 5, 0.8) +
  shadow(190, 0, 90) +
  path('M110 -220L270 -220L252 0L128 0Z', '#ffffff', 0.55) +
  path('M118 -150L262 -150L250 -6L130 -6Z', p.sky, 0.8) +
  ellipse(190, -150, 72, 10, '#ffffff', { opacity: 0.6 }) +
  leaf(-40, -492, 120, 34, 40, p.leaf, p.leafSoft)

const pin: Still = (p) =>
  shadow(0, 0, 300) +
  path('M-320 -20L-120 -90L110 -20L320 -90L320 -30L110 40L-120 -30L-320 40Z', p.paper) +
  path('M-120 -90L110 -20L110 40L-120 -30Z', p.accentPale) +
  path('M110 -20L320 -90L320 -30L110 40Z', p.warmPale) +
  lit(
    'M0 -70C-120 -220 -180 -290 -180 -380C-180 -490 -100 -560 0 -560C100 -560 180 -490 180 -380C180 -290 120 -220 0 -70Z',
    p.accent,
  ) +
  circle(0, -382, 92, p.paper) +
  rect(-18, -440, 36, 116, p.warm, { radius: 8 }) +
  rect(-58, -400, 116, 36, p.warm, { radius: 8 })

const letter: Still = (p) =>
  shadow(0, 0, 300) +
  lit('M-300 -330L300 -330L300 0L-300 0Z', p.warmSoft) +
  rect(-236, -470, 472, 330, p.paper, { radius: 10 }) +
  rect(-190, -420, 240, 22, p.accent, { radius: 11 }) +
  [0, 1, 2].map((i) => rect(-190, -366 + i * 44, 380 - i * 70, 16, p.accentPale, { radius: 8 })).join('') +
  lit('M-300 -330L0 -110L300 -330L300 0L-300 0Z', p.warmSoft) +
  line('M-300 0L-60 -158M300 0L60 -158', p.warm, 5, 0.5) +
  circle(250, -330, 50, p.warm) +
  line('M250 -352L250 -326M250 -308L250 -307', '#ffffff', 14)

const winter: Still = (p) =>
  shadow(0, 0, 250) +
  lit('M-220 -130C-220 -380 -120 -470 0 -470C120 -470 220 -380 220 -130Z', p.accentMid) +
  [-120, -40, 40, 120]
    .map((x) => line(`M${x} -140C${x * 1.05} -260 ${x * 0.8} -380 ${x * 0.4} -450`, p.accentDeep, 8, 0.35))
    .join('') +
  lit(
    'M-250 -150Q-250 -190 -210 -190L210 -190Q250 -190 250 -150L250 -40Q250 0 210 0L-210 0Q-250 0 -250 -40Z',
    p.paper,
  ) +
  [-180, -110, -40, 40, 110, 180].map((x) => line(`M${x} -160L${x} -30`, p.accentPale, 12)).join('') +
  circle(0, -500, 76, p.warm) +
  circle(-24, -524, 22, '#ffffff', 0.35) +
  [
    [-320, -420],
    [310, -480],
    [-380, -180],
    [370, -260],
    [-200, -560],
  ]
    .map(([x = 0, y = 0]) =>
      line(
        `M${x - 22} ${y}L${x + 22} ${y}M${x - 11} ${y - 19}L${x + 11} ${y + 19}M${x - 11} ${y + 19}L${x + 11} ${y - 19}`,
        '#ffffff',
        7,
        0.9,
      ),
    )
    .join('')

const reading: Still = (p) =>
  shadow(0, 0, 280) +
  lit('M-270 -96L270 -96L270 0L-270 0Z', p.accent) +
  rect(-250, -80, 520, 60, p.paper) +
  lit('M-240 -176L240 -176L240 -98L-240 -98Z', p.warm) +
  rect(-220, -162, 460, 48, p.paper) +
  [-110, 110]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-260" r="80" fill="#ffffff" fill-opacity="0.4" stroke="${p.accentInk}" stroke-width="18"/>`,
    )
    .join('') +
  line('M-34 -280Q0 -310 34 -280M-188 -280L-250 -310M188 -280L250 -310', p.accentInk, 16)

/** Everyday objects: a plate, shoes, a night, a toy, water, a map, a letter, winter, a book. */
export const life = { plate, shoes, night, duck, carafe, pin, letter, winter, reading }
