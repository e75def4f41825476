import type { Random } from '../pictures/random.ts'

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], random: Random): T {
  const item = list[random.integer(0, list.length - 1)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** The list in a random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, at: random.between(0, 1) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** A key by its weight; weights need not add up to one. */
export function byWeight<Key extends string>(weights: Readonly<Record<Key, number>>, random: Random): Key {
  const all = Object.entries(weights) as [Key, number][]
  let left = random.between(
    0,
    all.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [key, weight] of all) {
    left -= weight
    if (left <= 0) return key
  }
  return oneOf(all, random)[0]
}
