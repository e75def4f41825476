import type { Palette } from '../palette.ts'
import { circle, ellipse, line, path, shadow } from '../shapes.ts'

/** A soft bear that sits. */
export const bear = (p: Palette) =>
  shadow(0, 0, 110) +
  ellipse(-66, -34, 46, 34, p.woodDeep, { turn: -20 }) +
  ellipse(66, -34, 46, 34, p.woodDeep, { turn: 20 }) +
  ellipse(0, -104, 84, 100, p.wood) +
  ellipse(0, -92, 52, 66, p.woodPale) +
  ellipse(-88, -124, 26, 56, p.wood, { turn: 34 }) +
  ellipse(88, -124, 26, 56, p.wood, { turn: -34 }) +
  circle(-56, -290, 30, p.wood) +
  circle(56, -290, 30, p.wood) +
  circle(-56, -290, 15, p.woodPale) +
  circle(56, -290, 15, p.woodPale) +
  circle(0, -236, 78, p.wood) +
  ellipse(0, -214, 40, 32, p.warmMist) +
  circle(-30, -248, 7, p.accentInk) +
  circle(30, -248, 7, p.accentInk) +
  ellipse(0, -226, 12, 8, p.accentInk) +
  line('M-14 -206Q0 -194 14 -206', p.accentInk, 4) +
  path('M-44 -168Q0 -146 44 -168L40 -148Q0 -128 -40 -148Z', p.accent)
