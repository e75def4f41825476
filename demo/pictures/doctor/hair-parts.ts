import type { Palette } from '../palette.ts'
import { circle, line } from '../shapes.ts'
import type { HairColor, Skin } from './tones.ts'

/** Hair of one style: the part behind head and shoulders, and the part over the face. */
export type Parts = { back: string; front: string }

export type DrawHair = (hair: HairColor, palette: Palette, skin: Skin) => Parts

/** A highlight line. */
export const strand = (d: string, hair: HairColor, width = 5) => line(d, hair.light, width, 0.55)

/** Curls: circles as x, y and radius. */
export const rings = (points: readonly (readonly [number, number, number])[], fill: string) =>
  points.map(([x, y, r]) => circle(x, y, r, fill)).join('')
