import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** What a scene is drawn from. `number` is the one in the key, from 1; `shift` tells the clinics apart (0, 1, …). */
export type SceneInput = {
  clinic: string
  shift: number
  width: number
  height: number
  number: number
  palette: Palette
  random: Random
}

/** A drawing without its SVG frame, and the colour that most of it has. */
export type Drawing = { body: string; color: string }

export type Scene = (input: SceneInput) => Drawing

/** The entry of a list that belongs to a number from 1, going round. */
export const nth = <T>(list: readonly [T, ...T[]], number: number): T =>
  list[(number - 1) % list.length] ?? list[0]
