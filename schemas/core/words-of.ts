import { plainText } from './plain-text.ts'

/** The words of a text, rich or not. */
export const wordsOf = (text: unknown): string => (typeof text === 'string' ? text : plainText(text))
