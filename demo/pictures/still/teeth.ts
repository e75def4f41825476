import { ball, lit, type Still } from '../news.ts'
import { at, circle, line, paints, rect, shadow, turned } from '../shapes.ts'
import { tooth } from '../things/instruments.ts'

const floss: Still = (p) =>
  shadow(-60, 0, 170) +
  lit(
    'M-220 -250Q-220 -300 -170 -300L50 -300Q100 -300 100 -250L100 -50Q100 0 50 0L-170 0Q-220 0 -220 -50Z',
    p.accentSoft,
  ) +
  circle(-60, -150, 96, p.paper) +
  circle(-60, -150, 62, p.accentMid) +
  circle(-60, -150, 20, p.paper) +
  rect(-100, -330, 80, 40, p.accent, { radius: 10 }) +
  line('M-40 -330C60 -480 200 -420 190 -300C180 -200 300 -180 320 -60', p.paper, 9) +
  shadow(300, 0, 90) +
  turned(
    18,
    250,
    -10,
    line('M250 -20L250 -190', p.warm, 30) +
      line('M250 -200L250 -330', p.metalDeep, 6) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => line(`M${226 + i} ${-316 + i * 17}L${274 - i} ${-322 + i * 17}`, p.accentMid, 7))
        .join(''),
  )

const firstBrush: Still = (p) =>
  shadow(0, 0, 250) +
  ball(-260, -64, 64, p.gold) +
  at(-30, -190, 2, tooth(p.paper)) +
  line('M-70 -230L-70 -226M10 -230L10 -226', p.accentInk, 18) +
  line('M-66 -184Q-30 -150 6 -184', p.accentInk, 11) +
  turned(
    14,
    210,
    -10,
    rect(180, -300, 60, 290, p.warm, { radius: 30 }) +
      rect(180, -300, 60, 290, paints.side, { radius: 30 }) +
      circle(210, -70, 16, '#ffffff', 0.7) +
      circle(210, -130, 16, '#ffffff', 0.7) +
      rect(186, -430, 48, 140, p.warmSoft, { radius: 20 }) +
      rect(160, -424, 28, 84, p.paper, { radius: 8 }),
  )

/** Dental care for children and adults, beside a brush in its cup. */
export const teeth = { floss, firstBrush }
