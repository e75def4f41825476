/** Random numbers that are the same on every machine for the same key. */
export type Random = {
  between: (min: number, max: number) => number
  integer: (min: number, max: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  chance: (probability: number) => boolean
}

/** A deterministic random source: FNV-1a of `key` as the seed, mulberry32 for the numbers. */
export function randomOf(key: string): Random {
  let state = 2166136261
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => Math.floor(min + next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}
