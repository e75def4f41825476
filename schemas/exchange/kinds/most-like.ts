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

/** How alike words are that begin differently, and those that begin the same. */
const leastLike = 0.7
const leastOfSame = 0.3

/** How many letters at the beginning of a word are its own: many end the same, as the names of doctors do. */
const ownLetters = 3

const beginnings = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, ownLetters))

/** Of some words those that are most like a text, the most like it first; at most so many. */
export function mostLike(text: string, words: readonly string[], most: number): string[] {
  const pairs = pairsOf(text)
  const begun = new Set(beginnings(text))
  return [...new Set(words)]
    .map((word) => ({ word, alike: likeness(pairs, pairsOf(word)) }))
    .filter(({ word, alike }) => {
      const isOfSame = beginnings(word).some((one) => begun.has(one))
      return alike >= (isOfSame ? leastOfSame : leastLike)
    })
    .sort((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ word }) => word)
}
