/** Letters and digits that are not easily confused (Crockford's base 32): no I, L, O, U. */
export const accessCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const accessCodeLength = 8

/** Corrections of typing mistakes: look-alikes, and letters of a Cyrillic keyboard. */
const meant: Record<string, string> = {
  O: '0',
  I: '1',
  L: '1',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: '1',
}

const valid = new RegExp(`^[${accessCodeAlphabet}]{${accessCodeLength}}$`)

/** The stored form of an access code (A5): `abcd-efgo` becomes `ABCDEFG0`. Undefined for an invalid one. */
export function normalizeAccessCode(input: string): string | undefined {
  const letters = [...input.toUpperCase().replace(/[\s\-–—]/g, '')]
  const code = letters.map((letter) => meant[letter] ?? letter).join('')
  return valid.test(code) ? code : undefined
}

/** An access code in two groups, as it is read out and written down: `ABCD-EFG0`. */
export const formatAccessCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
