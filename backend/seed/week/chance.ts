import { hash } from 'node:crypto'

/** A number from 0 to 1 that follows from a key alone, so that the same day is made the same way. */
export const chance = (key: string): number =>
  Number.parseInt(hash('sha256', key).slice(0, 8), 16) / 0x1_00_00_00_00

/** One of a list that is not empty, by its key. */
export function oneOf<T>(list: readonly T[], key: string): T {
  const item = list[Math.floor(chance(key) * list.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
