/** A letter with its modifiers: `Oʻ` is one letter in Uzbek. */
const firstLetter = /^[^\p{L}\p{N}]*([\p{L}\p{N}][\p{M}\u02bb\u02bc]*)/u

/** The first letters of the first two words of a name, for a missing picture. Empty for a name without letters. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => firstLetter.exec(word)?.[1] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
