import { oklch } from '../color.ts'

/** Colours of a skin: lit, in shade, the cheeks, the lips, and the lines of the face. */
const skin = (l: number, c: number, hue: number) => ({
  base: oklch(l, c, hue),
  light: oklch(l + 0.035, c * 0.85, hue),
  shade: oklch(l - 0.065, c * 1.15, hue - 6),
  blush: oklch(l - 0.06, c + 0.05, 33),
  lips: oklch(l * 0.6 + 0.11, c + 0.05, 25),
  ink: oklch(l * 0.42, 0.05, 40),
})
export type Skin = ReturnType<typeof skin>

export const skins = {
  porcelain: skin(0.885, 0.042, 58),
  fair: skin(0.86, 0.055, 62),
  beige: skin(0.825, 0.062, 64),
  golden: skin(0.79, 0.072, 67),
  tan: skin(0.73, 0.078, 60),
  brown: skin(0.61, 0.08, 53),
  deep: skin(0.5, 0.07, 48),
} as const

/** Colours of hair: the mass, its dark parts, its shine. */
const hair = (l: number, c: number, hue: number) => ({
  base: oklch(l, c, hue),
  dark: oklch(l - 0.06, c, hue),
  light: oklch(l + 0.07, c * 0.9, hue),
  brow: oklch(Math.min(l, 0.45) - 0.03, c * 0.8, hue),
})
export type HairColor = ReturnType<typeof hair>

export const hairColors = {
  black: hair(0.26, 0.018, 270),
  espresso: hair(0.32, 0.035, 45),
  chestnut: hair(0.42, 0.062, 45),
  copper: hair(0.52, 0.1, 48),
  blond: hair(0.74, 0.08, 82),
  grey: hair(0.68, 0.008, 250),
  silver: hair(0.85, 0.006, 90),
} as const
