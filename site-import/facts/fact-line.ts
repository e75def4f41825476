import type { Locale } from '../../locales/locale.ts'
import type { Found, FoundPage } from '../../schemas/site-import.ts'
import type { Chunk, Line } from '../tree/chunk.ts'
import type { Region } from '../tree/region.ts'

/** A line of a page with its surroundings. `chunk` is the place of its chunk in the page. */
export type FactLine = Line & {
  chunk: number
  kind: Chunk['kind']
  level: number
  region?: Region
  /** It stands outside of the text, for example in a footer. */
  beside?: true
  locale: Locale
  /** The headings above it, the nearest last, with their levels. */
  headings: readonly { text: string; level: number }[]
  /** Its number among all lines. */
  at: number
}

/** A fact, and the lines that have only that fact. `page` is its place; `isUnsure` if it may be another's, or read wrongly. */
export type FoundAt = {
  found: Found
  at: number
  lines: readonly number[]
  source: string
  page?: FoundPage
  isUnsure?: true
}

/** Lines of all chunks in their order. `localeOf` says in which language a chunk is. */
export function factLines(chunks: readonly Chunk[], localeOf: (chunk: number) => Locale): FactLine[] {
  const found: FactLine[] = []
  let headings: FactLine['headings'] = []
  for (const [chunk, { kind, level, lines, region, beside }] of chunks.entries()) {
    if (kind === 'heading') headings = headings.filter((one) => one.level < level)
    for (const line of lines)
      found.push({
        ...line,
        chunk,
        kind,
        level,
        locale: localeOf(chunk),
        headings,
        at: found.length,
        ...(region && { region }),
        ...(beside && { beside }),
      })
    if (kind === 'heading') headings = [...headings, { text: lines[0]?.text ?? '', level }]
  }
  return found
}
