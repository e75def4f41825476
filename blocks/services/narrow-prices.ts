import { fold } from '../../schemas/formats/fold.ts'

/** A group of a price list as it is searched: its title, and the words of each row. */
export type SearchedGroup = { title: string; rows: readonly string[] }

/**
 * Which rows of which groups contain every word of `query`, with the same normalisation as search (V-20); the title of a group counts for
 * each of its rows. An empty query keeps everything.
 */
export function narrowPrices(groups: readonly SearchedGroup[], query: string): boolean[][] {
  const words = fold(query).split(' ').filter(Boolean)
  return groups.map(({ title, rows }) =>
    rows.map((row) => {
      const text = fold(`${title} ${row}`)
      return words.every((word) => text.includes(word))
    }),
  )
}
