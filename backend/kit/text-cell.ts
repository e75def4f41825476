import { neutralText } from '../../schemas/formats/formula.ts'

/** A text as a cell of CSV, whatever separates its cells: never a formula, quoted if necessary. */
export function textCell(text: string): string {
  const safe = neutralText(text)
  return /[",;\t\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
