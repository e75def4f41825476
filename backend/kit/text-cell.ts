import { isFormula } from '../../schemas/formats/formula.ts'

/** A text as a cell of CSV with commas or semicolons: never a formula, quoted if necessary. */
export function textCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
