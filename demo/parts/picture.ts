import { drawPicture } from '../pictures/index.ts'
import type { SeedNews, SeedText } from './seed-types.ts'

type SeedImage = NonNullable<SeedNews['image']>

/** A picture drawn by `demo/pictures`, by its key (`demo-dent/room-1`). Throws for an unknown key. */
export function picture(key: string, alt: SeedText): SeedImage {
  const drawn = drawPicture(key)
  if (!drawn) throw new Error(`demo/pictures draws no "${key}"`)
  const { width, height, color } = drawn
  return { src: `/images/${key}`, width, height, color, alt }
}
