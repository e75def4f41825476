import type { Cell, SheetRow } from './cell.ts'
import type { ExchangeDefinition } from './define-exchange.ts'
import type { Columns } from './guess-columns.ts'
import { saysNothing, textOf } from './kind.ts'

/** Rows of a table that are headings: how many, and the first of them. */
export type HeadingsSeen = { count: number; some: string[] }

const mostNamed = 3

/** The field that rows with nothing but a name may say for the rows below them, if no column is it; undefined for tables without such headings. */
export const headingField = ({ fields }: ExchangeDefinition, chosen: Columns['fields']): string | undefined =>
  Object.entries(fields).find(([name, { isHeading }]) => isHeading && !chosen.includes(name))?.[0]

/** How rows with totals begin. A thing is called none of these alone, and nothing but `Итого по разделу`. */
const totals =
  /^(?:итого(?!\p{L}).*|(?:всего|итог|жиыны|барлығы|жами|jami|hammasi|(?:grand |sub)?total)[\s:.–—-]*[\d\s.,]*)$/iu

/** The index of the cell by which a row is a total of others: its first text. */
export function totalAt({ cells }: SheetRow): number | undefined {
  const at = cells.findIndex((cell: Cell | undefined) => typeof cell === 'string' && /\p{L}/u.test(cell))
  const first = cells[at]
  return typeof first === 'string' && totals.test(first.trim()) ? at : undefined
}

/** What a row says if it is a heading: a single text with letters, and no number beside it. A total is none. */
export function headingOf(row: SheetRow): string | undefined {
  const { cells } = row
  if (totalAt(row) !== undefined) return undefined
  const filled = cells.filter((cell: Cell | undefined) => cell !== undefined && !saysNothing(cell))
  const [only] = filled
  const text = filled.length === 1 && typeof only === 'string' ? textOf(only) : undefined
  return text !== undefined && /\p{L}/u.test(text) ? text : undefined
}

/** Counts the headings among further rows. Rows below the last one that is no heading have nothing below them, and are counted too. */
export function seeHeadings(seen: HeadingsSeen | undefined, rows: readonly SheetRow[]): HeadingsSeen {
  const found = rows.flatMap((row) => headingOf(row) ?? [])
  return {
    count: (seen?.count ?? 0) + found.length,
    some: [...(seen?.some ?? []), ...found].slice(0, mostNamed),
  }
}
