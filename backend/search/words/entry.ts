import { soundsOf } from '../../../schemas/formats/sound-out.ts'
import type { SearchKind, searchEntry } from '../../database/tables/index.ts'
import { stemOf } from './stem.ts'

export type Entry = typeof searchEntry.$inferInsert

/** The word in `search_entry.words` of entries in a city. */
export const cityWord = (city: string): string => `@${city}`

/** The word in `search_entry.words` of entries of a kind. */
export const kindWord = (kind: SearchKind): string => `#${kind}`

/** The word in `search_entry.words` of doctors with a speciality. */
export const specialityWord = (slug: string): string => `$${slug}`

/** Stems of the words of some texts, each once. */
export const stemsOf = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => soundsOf(text ?? '').map(stemOf))),
]

/** Stems that an entry is found by. */
type Found = {
  /** Its name in all languages. */
  names: readonly (string | undefined)[]
  /** Further words about it. */
  others?: readonly (string | undefined)[]
}

/** A row of `search_entry`, with the words that it is found by as they sound. */
export type WordedEntry = { row: Entry; sounds: string[] }

/** Makes a row of `search_entry`. */
export function entry({ names, others = [], ...row }: Omit<Entry, 'words'> & Found): WordedEntry {
  const named = stemsOf(names)
  const said = stemsOf(others).filter((stem) => !named.includes(stem))
  const marks = [
    kindWord(row.kind),
    ...(row.city ? [cityWord(row.city)] : []),
    ...row.specialities.map(specialityWord),
  ]
  // Stems, slugs and kinds have no character that a tsvector writes in another way.
  const words = [...named.map((stem) => `${stem}:1A`), ...[...said, ...marks].map((word) => `'${word}':1`)]
  const sounds = [...names, ...others].flatMap((text) => soundsOf(text ?? ''))
  return { row: { ...row, words: words.join(' ') }, sounds }
}

/** The stems among the words of an entry. */
export const stemsIn = ({ words }: Pick<Entry, 'words'>): string[] =>
  words.split(' ').flatMap((word) => /^'?([a-z0-9]+)'?:/.exec(word)?.[1] ?? [])
