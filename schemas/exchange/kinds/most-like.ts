import { fold } from '../../formats/fold.ts'

/** The pairs of letters of a text. */
function pairsOf(text: string): Set<string> {
  const letters = fold(text)
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** How much two texts are alike: the share of their pairs of letters that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length
  return (2 * both) / (one.size + other.size || 1)
}

const leastLike = 0.4

/** Of some words those that are most like a text, the most like it first; at most so many. */
export function mostLike(text: string, words: readonly string[], most: number): string[] {
  const pairs = pairsOf(text)
  return [...new Set(words)]
    .map((word) => ({ word, alike: likeness(pairs, pairsOf(word)) }))
    .filter(({ alike }) => alike >= leastLike)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ word }) => word)
}
