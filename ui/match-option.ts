import type { Option } from './options.ts'

/** Makes texts alike before they are compared. */
export type FoldText = (text: string) => string

const lowerCase: FoldText = (text) => text.toLowerCase().trim()

/** True when every word of `query` begins a word of the option's label or note: `шах вр` finds "Врач · Шахматова". */
export function matchOption({ label, note = '' }: Option, query: string, fold = lowerCase): boolean {
  const words = fold(`${label} ${note}`).split(wordEdge)
  return fold(query)
    .split(wordEdge)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** Apostrophes are letters of Uzbek words, not their edges. */
const wordEdge = /[^\p{L}\p{N}'ʻʼ]+/u
