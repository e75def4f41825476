/**
 * Spreadsheets treat a cell that begins with one of these characters, even after invisible ones, as a formula and
 * execute it.
 */
const formula = /^([\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u

/** Whether a spreadsheet would execute a text. */
export const isFormula = (text: string): boolean => formula.test(text)

/** A formula, or one behind apostrophes. */
const isLikeFormula = (text: string): boolean => isFormula(text.replace(/^'+/, ''))

/** A text that no spreadsheet takes for a formula: with an apostrophe before it, if necessary. */
export const neutralText = (text: string): string => (isLikeFormula(text) ? `'${text}` : text)

/** The text that `neutralText` was given. */
export const meantText = (text: string): string =>
  text.startsWith("'") && isLikeFormula(text) ? text.slice(1) : text
