import { randomInt } from 'node:crypto'

/** A random code of `length` characters of an alphabet; unpredictable. */
export const randomCode = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
