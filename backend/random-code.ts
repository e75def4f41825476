import { randomInt } from 'node:crypto'

/** A code of so many letters of an alphabet that nobody can guess from the ones before. */
export const randomCode = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
