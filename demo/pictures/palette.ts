import { cityClinic } from './city-clinic.ts'
import { oklch } from './color.ts'
import { randomOf } from './random.ts'

/** Hues of a clinic in OKLCH degrees: its accent, the warm colour beside it, and the green of its plants. */
type Hues = {
  accent: number
  warm: number
  leaf: number
  chroma: number
  /** Replaces the position in the list, so that pictures do not change when a clinic is added. */
  shift?: number
}

/** Offset into the variants of a scene, so that two clinics never share a picture in different colours. */
export function clinicShift(clinic: string): number {
  const ofCity = cityClinic(clinic)
  // Rooms of a dentist are those without an offset.
  if (ofCity) return ofCity.kind.endsWith('dental') ? 0 : ofCity.index + 1
  const index = clinics[clinic]?.shift ?? Object.keys(clinics).indexOf(clinic)
  return index < 0 ? Object.keys(clinics).length : index
}

const clinics: Record<string, Hues> = {
  'demo-dent': { accent: 212, warm: 58, leaf: 168, chroma: 0.085 },
  'demo-family': { accent: 135, warm: 42, leaf: 142, chroma: 0.07 },
  shipa: { accent: 215, warm: 52, leaf: 158, chroma: 0.08 },
  'demo-hospital': { accent: 268, warm: 62, leaf: 158, chroma: 0.085 },
  'demo-practice': { accent: 38, warm: 64, leaf: 134, chroma: 0.085 },
  'demo-polyclinic': { accent: 262, warm: 38, leaf: 155, chroma: 0.1 },
  'demo-journal': { accent: 350, warm: 62, leaf: 152, chroma: 0.09, shift: 7 },
}

/** The colours of all pictures of one clinic. */
export type Palette = ReturnType<typeof paletteOf>

/** Colours of a clinic by its name; an unknown clinic gets hues derived from its name. */
export function paletteOf(clinic: string) {
  const random = randomOf(clinic)
  const ofCity = cityClinic(clinic)
  const hues = clinics[clinic] ?? {
    // All around but for mustard and olive.
    accent: ofCity ? (125 + ((75 + ofCity.index * 47) % 295)) % 360 : random.between(170, 300),
    warm: random.between(35, 75),
    leaf: 150,
    chroma: 0.075,
  }
  const accent = (l: number, c = 1) => oklch(l, hues.chroma * c, hues.accent)
  const warm = (l: number, c: number) => oklch(l, c, hues.warm)
  const leaf = (l: number, c: number) => oklch(l, c, hues.leaf)
  return {
    accent: accent(0.5),
    accentMid: accent(0.63, 0.85),
    accentSoft: accent(0.78, 0.6),
    accentPale: accent(0.89, 0.3),
    accentMist: accent(0.945, 0.16),
    accentDeep: accent(0.37, 0.8),
    accentInk: accent(0.27, 0.5),
    warm: warm(0.66, 0.115),
    warmDeep: warm(0.53, 0.1),
    warmSoft: oklch(0.835, 0.062, hues.warm + 10),
    warmPale: oklch(0.918, 0.032, hues.warm + 16),
    warmMist: oklch(0.96, 0.016, hues.warm + 20),
    wood: oklch(0.74, 0.055, 68),
    woodDeep: oklch(0.62, 0.058, 62),
    woodPale: oklch(0.84, 0.04, 72),
    leaf: leaf(0.55, 0.075),
    leafDeep: leaf(0.41, 0.06),
    leafSoft: leaf(0.7, 0.065),
    metal: oklch(0.84, 0.008, 230),
    metalDeep: oklch(0.66, 0.012, 230),
    metalPale: oklch(0.93, 0.005, 230),
    paper: oklch(0.985, 0.005, 85),
    sky: oklch(0.86, 0.045, 232),
    skyLow: oklch(0.95, 0.025, 75),
    far: oklch(0.9, 0.024, 226),
    middle: oklch(0.8, 0.04, 224),
    near: oklch(0.68, 0.05, 222),
    gold: oklch(0.83, 0.085, 84),
    rose: oklch(0.78, 0.075, 25),
  }
}
