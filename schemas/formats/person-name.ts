/** A letter and what may follow it within a word; ʻ and ʼ are letters to Unicode, the others are what keyboards have. */
const word = `['‘’\`ʻʼ]?[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}][\\p{L}\\p{M}'‘’\`]*`
const pattern = new RegExp(`^${word}(?:[ -]${word})*$`, 'u')

/** A name as it is kept: composed letters, single spaces between words, none around. */
export const normalizeName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim()

/**
 * True for a tidied name, last name or middle name (V-19): 1 to 60 letters of any alphabet, apostrophes of Uzbek, hyphens
 * and spaces between words (`Rashid oʻgʻli`).
 */
export const isPersonName = (name: string): boolean => [...name].length <= 60 && pattern.test(name)
