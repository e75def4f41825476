import type { IconName } from './icon.ts'
import type { Region } from './region.ts'

/** A line of a page: of a paragraph, an item of a list, or a row of a table with its cells. */
export type Line = {
  text: string
  cells?: string[]
  /** A row of headings. */
  isHead?: true
  /** The page calls a number in it a price. */
  isPriced?: true
  /** The icon before it. */
  icon?: IconName
  /** A picture stands directly before it. */
  isPictured?: true
}

export type LinkOf = { href: string; text: string }

/**
 * A paragraph, a heading, a list or a table of a page, in its order. `html` is the source of its rich text; `level` is that of a heading,
 * from 1. A part `beside` the text of the page, such as a footer, is read for facts only.
 */
export type Chunk = {
  kind: 'heading' | 'text' | 'list' | 'table' | 'picture' | 'question'
  level: number
  html: string
  lines: Line[]
  links: LinkOf[]
  beside?: true
  region?: Region
  /** The answer to a question, whose words are its only line. */
  answer?: string
}

/** The words of a chunk in lines. */
export const wordsOf = ({ lines }: Chunk): string => lines.map(({ text }) => text).join('\n')
