/**
 * Spreadsheets treat a cell that begins with one of these characters, even after invisible ones, as a formula and
 * execute it.
 */
const formula = /^([\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u

/** Whether a spreadsheet would execute a text. */
export const isFormula = (text: string): boolean => formula.test(text)

/** A text as a cell of CSV with commas or semicolons: never a formula, quoted if necessary. */
export function textCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
