import type { Palette } from '../palette.ts'
import { circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'

const spine =
  'M-262 -372C-236 -350 -190 -268 -140 -214C-122 -196 -92 -190 -50 -190L90 -188C136 -186 160 -170 196 -150L318 -92'

/** A dental chair from the side, its head to the left; stands on y = 0, about 700 wide and 460 high. */
export const dentalChair = (p: Palette, color = p.accent, deep = p.accentDeep) =>
  shadow(0, 2, 300, 26) +
  path('M-150 0C-150 -22 -120 -28 -80 -30L90 -30C130 -28 160 -22 160 0Z', p.metalPale) +
  path('M-150 0C-150 -22 -120 -28 -80 -30L90 -30C130 -28 160 -22 160 0Z', paints.shade) +
  path('M-52 -26L-30 -150L66 -150L60 -26Z', p.metal) +
  path('M-52 -26L-30 -150L66 -150L60 -26Z', paints.side) +
  `<g transform="translate(10 34)">${line(spine, p.paper, 52)}${line(spine, '#1d2b33', 52, 0.06)}</g>` +
  line(spine, deep, 62) +
  `<g transform="translate(3 -7)">${line(spine, color, 50)}</g>` +
  `<g transform="translate(6 -18)">${line('M-226 -330C-206 -296 -176 -250 -140 -214C-122 -196 -92 -190 -50 -190L90 -188C136 -186 160 -170 196 -150L300 -100', '#ffffff', 7, 0.22)}</g>` +
  line('M-290 -424C-282 -404 -274 -392 -262 -378', deep, 66) +
  line('M-288 -430C-280 -410 -274 -400 -262 -386', color, 52) +
  line('M-118 -276L30 -262', p.paper, 30) +
  line('M-118 -270L30 -256', '#1d2b33', 14, 0.07) +
  line('M-70 -268L-60 -206', p.metal, 16) +
  line('M230 -100L250 -40', p.metal, 14) +
  ellipse(256, -34, 44, 12, p.metal)

/** The doctor's tray on its arm, with handpieces; the foot of the arm is at 0, 0. */
export const trayArm = (p: Palette) =>
  line('M0 0L-10 -170L-150 -214', p.metal, 18) +
  circle(-10, -170, 17, p.metalDeep) +
  rect(-300, -240, 210, 26, p.paper, { radius: 10 }) +
  rect(-300, -222, 210, 12, '#1d2b33', { radius: 6, opacity: 0.1 }) +
  [0, 1, 2, 3]
    .map((i) => {
      const x = -276 + i * 38
      return (
        line(`M${x} -232C${x - 6} -120 ${x + 60} -90 ${x + 150 - i * 30} -110`, p.metalDeep, 4, 0.6) +
        line(`M${x} -236L${x - 8} -284`, p.metalDeep, 11) +
        line(`M${x - 8} -284L${x - 20} -302`, p.metal, 7)
      )
    })
    .join('')

/** An operating lamp on a jointed arm, the light at 0, 0; `up` is how far above the arm begins. */
export const operatingLamp = (p: Palette, up: number, side = 190) =>
  line(`M${side} ${-up}L${side} -170`, p.metalPale, 20) +
  line(`M${side} -170L${side * 0.4} -74L20 -30`, p.metalPale, 16) +
  circle(side, -170, 18, p.metalDeep) +
  circle(side * 0.4, -74, 14, p.metalDeep) +
  path('M-70 30L70 30L300 470L-300 470Z', paints.light, 0.3) +
  path('M-96 20C-92 -34 -50 -54 0 -54C50 -54 92 -34 96 20C60 34 -60 34 -96 20Z', p.paper) +
  path('M-96 20C-92 -34 -50 -54 0 -54C50 -54 92 -34 96 20C60 34 -60 34 -96 20Z', paints.shade) +
  ellipse(0, 22, 78, 11, '#fff5d6') +
  line('M-110 0L-96 -30M110 0L96 -30', p.metalDeep, 8)
