/** "эндодонтист": a name as it is written within a sentence; an abbreviation such as "ЛОР" is unchanged. */
export const withSmallLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?=ʻ?\p{Ll})/u, (letter) => letter.toLowerCase())
