import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Input of a scene. `number` is the one in the key, from 1; `shift` distinguishes the clinics (0, 1, …). */
export type SceneInput = {
  clinic: string
  shift: number
  width: number
  height: number
  number: number
  palette: Palette
  random: Random
}

/** A drawing without its SVG frame, and its dominant colour. */
export type Drawing = { body: string; color: string }

export type Scene = (input: SceneInput) => Drawing

/** The list entry for a number from 1, wrapping around. */
export const nth = <T>(list: readonly [T, ...T[]], number: number): T =>
  list[(number - 1) % list.length] ?? list[0]
