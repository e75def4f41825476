import type { HairStyle } from './cast.ts'
import { menHair } from './hair-men.ts'
import type { DrawHair } from './hair-parts.ts'
import { womenHair } from './hair-women.ts'

/** Every hairstyle by its name. */
export const hairStyles: Record<HairStyle, DrawHair> = { ...womenHair, ...menHair }
