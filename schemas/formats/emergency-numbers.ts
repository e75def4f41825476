import { wordsOf } from '../core/words-of.ts'

/** Numbers of an ambulance in all countries of the directory (103) and of all emergency services (112), as a pattern. */
export const emergencyPattern = '103|112'

const numbers = new RegExp(String.raw`(?<![\w+.,:/=#-])(?:${emergencyPattern})(?![\w/]|[.,:-]+\d)`, 'g')

/** The emergency numbers that some texts, rich or not, say to visitors, each once; not those of an address or of a longer number. */
export const emergencyNumbers = (texts: readonly unknown[]): string[] => [
  ...new Set(texts.map(wordsOf).join('\n').match(numbers) ?? []),
]
