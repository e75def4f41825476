/** A text of at most `max` characters. */
export const short = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).toWellFormed() : text
