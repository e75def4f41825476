/** A cell of a table that is written: a text, a number, a date `YYYY-MM-DD`, or nothing. */
export type WrittenCell = string | number | { date: string } | undefined
