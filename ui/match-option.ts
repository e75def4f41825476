import type { Option } from './options.ts'

/** Normalises texts before they are compared. */
export type FoldText = (text: string) => string

const lowerCase: FoldText = (text) => text.toLowerCase().trim()

/**
 * True if every word of `query` is the beginning of a word of the option's label or note: `шах вр` finds "Врач ·
 * Шахматова".
 */
export function matchOption({ label, note = '' }: Option, query: string, fold = lowerCase): boolean {
  const words = fold(`${label} ${note}`).split(wordEdge)
  return fold(query)
    .split(wordEdge)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** Apostrophes are letters of Uzbek words, not word boundaries. */
const wordEdge = /[^\p{L}\p{N}'ʻʼ]+/u
