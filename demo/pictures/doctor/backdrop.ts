import type { Palette } from '../palette.ts'
import { nth } from '../scene.ts'
import { circle, paints, path, rect } from '../shapes.ts'

type Backdrop = { color: string; body: string }

/**
 * A plain wall behind a portrait: an arch, a disc, daylight from a window, a corner, a sill, a wide stripe.
 */
export function backdrop(number: number, p: Palette): Backdrop {
  const wall = nth([p.accentPale, p.warmPale, p.accentMist, p.warmMist, p.accentSoft, p.warmSoft], number)
  const figure = nth(
    [
      path('M120 1000L120 460C120 290 240 180 400 180C560 180 680 290 680 460L680 1000Z', p.warmPale),
      circle(400, 430, 320, p.accentPale),
      path('M470 0L800 0L800 560L300 1000L-40 1000Z', '#fffdf6', 0.55),
      rect(0, 0, 250, 1000, p.accentSoft, { opacity: 0.55 }) +
        rect(250, 0, 14, 1000, p.accentMid, { opacity: 0.18 }),
      circle(560, 300, 250, p.accentPale, 0.8) + rect(0, 800, 800, 200, p.accentMid, { opacity: 0.35 }),
      path('M0 1000L0 380C0 200 130 90 300 90C470 90 600 200 600 380L600 1000Z', p.warmMist, 0.8),
    ],
    number,
  )
  return {
    color: wall,
    body: rect(0, 0, 800, 1000, wall) + figure + rect(0, 0, 800, 1000, paints.light, { opacity: 0.45 }),
  }
}
