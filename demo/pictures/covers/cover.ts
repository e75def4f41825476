import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Drawing } from '../scene.ts'

/** A still life for a page of a journal, 1600 × 900; only its colours depend on the clinic. */
export type Cover = (p: Palette, r: Random) => Drawing
