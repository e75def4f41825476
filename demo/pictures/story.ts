import { ball, lit, type Still, stillLife } from './news.ts'
import { bowl, teapot } from './practice/tea.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from './shapes.ts'

const shoe: Still = (p) =>
  lit(
    'M-170 -30L-170 -190C-140 -170 -110 -170 -80 -200L-30 -200C10 -140 70 -110 150 -96C180 -88 190 -60 186 -30Z',
    p.accent,
  ) +
  path('M-176 -30L190 -30C192 -6 180 0 160 0L-150 0C-170 0 -178 -10 -176 -30Z', p.paper) +
  line('M-40 -176L-6 -190M-14 -146L20 -166M16 -122L48 -144', p.paper, 12) +
  line('M-166 -110C-110 -90 -60 -90 -10 -60', p.warm, 14)
const walking: Still = (p, r) =>
  shadow(20, 0, 330) + at(-110, -24, 1, shoe(p, r)) + at(150, 0, 1.08, shoe(p, r))

const night: Still = (p) =>
  path(
    'M40 -560C-70 -530 -110 -400 -40 -310C20 -240 130 -240 180 -310C90 -310 20 -360 10 -430C6 -480 14 -520 40 -560Z',
    p.gold,
  ) +
  circle(-150, -470, 12, p.gold) +
  circle(-210, -360, 8, p.gold) +
  circle(170, -500, 9, p.gold) +
  shadow(0, 0, 260) +
  lit(
    'M-250 -40C-270 -120 -230 -170 -160 -160C-60 -150 60 -150 160 -160C230 -170 270 -120 250 -40C240 10 190 0 160 -6C60 -20 -60 -20 -160 -6C-190 0 -240 10 -250 -40Z',
    p.paper,
  ) +
  line('M-120 -130C-40 -112 60 -112 130 -130', p.accentSoft, 8, 0.8)

const letter: Still = (p) =>
  shadow(0, 0, 260) +
  rect(-240, -330, 480, 326, p.paper, { radius: 18 }) +
  rect(-240, -330, 480, 326, paints.shade, { radius: 18 }) +
  path('M-240 -312Q-240 -330 -222 -330L222 -330Q240 -330 240 -312L20 -150Q0 -136 -20 -150Z', p.accentPale) +
  line('M-230 -318L-20 -152Q0 -138 20 -152L230 -318', p.accentMid, 8) +
  circle(0, -150, 52, p.warm) +
  line('M0 -174L0 -126M-24 -150L24 -150', '#ffffff', 14)

const pyramid: Still = (p) =>
  shadow(0, 0, 190) +
  rect(-150, -60, 300, 60, p.accent, { radius: 30 }) +
  rect(-126, -130, 252, 64, p.warm, { radius: 32 }) +
  rect(-102, -204, 204, 66, p.gold, { radius: 33 }) +
  rect(-78, -280, 156, 68, p.leafSoft, { radius: 34 }) +
  rect(-54, -350, 108, 62, p.rose, { radius: 31 }) +
  circle(0, -392, 44, p.accentMid) +
  ball(290, -62, 62, p.warmSoft)

const watch: Still = (p) =>
  shadow(0, 0, 150) +
  path('M-84 -520L84 -520L104 -380L-104 -380ZM-104 -150L104 -150L84 0L-84 0Z', p.accentMid) +
  rect(-150, -420, 300, 310, p.accentInk, { radius: 80 }) +
  rect(-126, -396, 252, 262, p.accentDeep, { radius: 60 }) +
  line('M-96 -250L-50 -250L-26 -310L10 -190L36 -270L52 -250L96 -250', p.gold, 12) +
  circle(-60, -336, 14, p.rose) +
  rect(150, -290, 20, 60, p.metalDeep, { radius: 10 })

const reading: Still = (p) =>
  shadow(0, 0, 280) +
  path('M0 -40C-80 -90 -180 -90 -280 -60L-280 -270C-180 -300 -80 -300 0 -250Z', p.paper) +
  path('M0 -40C80 -90 180 -90 280 -60L280 -270C180 -300 80 -300 0 -250Z', p.warmMist) +
  path('M0 -40C80 -90 180 -90 280 -60L280 -270C180 -300 80 -300 0 -250Z', paints.side) +
  line(
    'M-230 -220C-160 -236 -100 -232 -50 -206M-230 -160C-160 -176 -100 -172 -50 -146M230 -220C160 -236 100 -232 50 -206M230 -160C160 -176 100 -172 50 -146',
    p.accentMid,
    9,
    0.8,
  ) +
  path(
    'M-300 -46C-180 -80 -80 -70 0 -16C80 -70 180 -80 300 -46L300 -20C180 -50 80 -40 0 6C-80 -40 -180 -50 -300 -20Z',
    p.accent,
  ) +
  ball(180, -330, 52, p.warm)

const gathering: Still = (p) =>
  shadow(40, 0, 300) +
  at(-90, 0, 1.5, teapot(p)) +
  at(190, 0, 1.35, bowl(p)) +
  at(340, 20, 1.2, bowl(p, p.warmSoft))

const umbrella: Still = (p) =>
  line('M0 -470L0 -70Q0 -20 46 -20Q86 -20 86 -60', p.woodDeep, 16) +
  lit(
    'M-270 -300C-250 -450 -120 -520 0 -520C120 -520 250 -450 270 -300C220 -340 160 -340 130 -300C90 -340 40 -340 0 -300C-40 -340 -90 -340 -130 -300C-160 -340 -220 -340 -270 -300Z',
    p.accent,
  ) +
  path(
    'M-130 -300C-110 -420 -50 -500 0 -520C50 -500 110 -420 130 -300C90 -340 40 -340 0 -300C-40 -340 -90 -340 -130 -300Z',
    p.accentMid,
    0.8,
  ) +
  line('M0 -520L0 -548', p.woodDeep, 14) +
  [-300, -230, 250, 320]
    .map((x, i) => path(`M${x} ${-230 + (i % 2) * 70}q-18 34 0 44q18 -10 0 -44Z`, p.sky))
    .join('') +
  shadow(40, 0, 120)

const knee: Still = (p) =>
  shadow(0, 0, 190) +
  rect(-44, -560, 88, 230, p.warmMist, { radius: 30 }) +
  path(
    'M-90 -320C-120 -380 -50 -420 0 -384C50 -420 120 -380 90 -320C60 -290 -60 -290 -90 -320Z',
    p.warmMist,
  ) +
  path(
    'M-84 -272C-50 -254 50 -254 84 -272C110 -230 70 -196 40 -190L40 -10Q40 0 30 0L-30 0Q-40 0 -40 -10L-40 -190C-70 -196 -110 -230 -84 -272Z',
    p.warmMist,
  ) +
  path('M-100 -314C-40 -276 40 -276 100 -314L96 -278C40 -246 -40 -246 -96 -278Z', p.accentSoft) +
  `<circle cx="0" cy="-300" r="170" fill="none" stroke="${p.accentMid}" stroke-width="10" stroke-dasharray="26 20"/>`

const droplet: Still = (p) =>
  shadow(0, 0, 150) +
  lit(
    'M0 -480C60 -370 150 -270 150 -160C150 -66 84 0 0 0C-84 0 -150 -66 -150 -160C-150 -270 -60 -370 0 -480Z',
    p.warm,
  ) +
  ellipse(-66, -190, 22, 60, '#ffffff', { opacity: 0.5, turn: 12 }) +
  rect(220, -330, 70, 320, '#ffffff', { radius: 30, opacity: 0.55 }) +
  path('M220 -180L290 -180L290 -40Q290 -10 255 -10Q220 -10 220 -40Z', p.rose) +
  rect(208, -352, 94, 40, p.accentMid, { radius: 10 })

/**
 * A still life for an article, by number: shoes, a pillow under the moon, a letter, a toy, a watch, a book,
 * tea for two, an umbrella, a knee, a drop.
 */
export const story = stillLife([
  walking,
  night,
  letter,
  pyramid,
  watch,
  reading,
  gathering,
  umbrella,
  knee,
  droplet,
])
