/** A word of a name. ʻ and ʼ are letters in Unicode; the other apostrophes are those on keyboards. */
const word = `['‘’\`ʻʼ]?[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}][\\p{L}\\p{M}'‘’\`]*`
const pattern = new RegExp(`^${word}(?:[ -]${word})*$`, 'u')

/** Some invisible characters are letters and marks. */
const unseen = /\p{Default_Ignorable_Code_Point}/u

/** Normalizes a name: NFC, single spaces between words. */
export const normalizeName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim()

/**
 * True for a normalized name, last name or middle name (V-19): 1 to 60 letters of any alphabet, Uzbek apostrophes,
 * and hyphens and spaces between words (`Rashid oʻgʻli`).
 */
export const isPersonName = (name: string): boolean =>
  [...name].length <= 60 && pattern.test(name) && !unseen.test(name)
