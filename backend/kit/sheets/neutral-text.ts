import { isFormula } from '../text-cell.ts'

const quoted = /^'+/

/** A text that begins with apostrophes before what would be a formula, or with that alone. */
const isLikeFormula = (text: string): boolean => isFormula(text.replace(quoted, ''))

/** A text that no spreadsheet takes for a formula: with an apostrophe before it, if necessary. */
export const neutralText = (text: string): string => (isLikeFormula(text) ? `'${text}` : text)

/** The text that `neutralText` was given. */
export const meantText = (text: string): string =>
  text.startsWith("'") && isLikeFormula(text) ? text.slice(1) : text
