import type { Option } from './options.ts'

/** Normalises texts before they are compared. */
export type FoldText = (text: string) => string

const lowerCase: FoldText = (text) => text.toLowerCase().trim()

/**
 * True if every word of `query` is the beginning of a word of the option's label, note or terms: `шах вр` finds "Врач ·
 * Шахматова". With several `folds` one of them has to find it.
 */
export function matchOption(
  { label, note = '', terms = [] }: Option,
  query: string,
  folds: readonly FoldText[] = [lowerCase],
): boolean {
  const text = [label, note, ...terms].join(' ')
  return folds.some((fold) => {
    const wanted = fold(query)
    // Signs without a sound are no query that matches every option.
    if (wanted === '' && query.trim() !== '') return false
    const words = fold(text).split(wordEdge)
    return wanted.split(wordEdge).every((part) => words.some((word) => word.startsWith(part)))
  })
}

/** Apostrophes are letters of Uzbek words, not word boundaries. */
const wordEdge = /[^\p{L}\p{N}'ʻʼ]+/u
