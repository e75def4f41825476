/** Letters and digits that are not easily confused (Crockford's base 32): no I, L, O, U. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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

/** A typed code in capitals, without spaces and hyphens, with look-alikes corrected; it may still be no code. */
export const readCrockford = (input: string): string =>
  [...input.toUpperCase().replace(/[\s\-‐‑‒–—]/g, '')].map((letter) => meant[letter] ?? letter).join('')
