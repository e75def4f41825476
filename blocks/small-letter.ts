/** "эндодонтист": a name within a sentence; an abbreviation such as "ЛОР" stays as it is. */
export const withSmallLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
