import type { Locale } from '../../locales/locale.ts'

type Names = { lastName: string; name: string; middleName: string | null }

/** Marks that belong to the letter before them: `Oʻ`, and accents. */
const marks = String.raw`[\p{M}ʻʼ‘’'\u0060]*`
const letter = new RegExp(String.raw`\p{L}${marks}`, 'u')
const uzbek = new RegExp(String.raw`(?:[sc]h|\p{L})${marks}`, 'iu')

/** The first letter of a name as a capital; in Uzbek two characters may be one letter. Empty without any letter. */
function initial(name: string, lang: Locale): string {
  const [first = ''] = (lang === 'uz' ? uzbek : letter).exec(name) ?? []
  return first.charAt(0).toUpperCase() + first.slice(1).toLowerCase()
}

/**
 * A patient as anybody may see them (D-DV): «И*** И. И.». The stars say nothing of the length of the name, and a double name has
 * one letter as well.
 */
export function maskPatient({ lastName, name, middleName }: Names, lang: Locale): string {
  const initials = [name, middleName ?? ''].map((one) => initial(one, lang)).filter(Boolean)
  return [`${initial(lastName, lang)}***`, ...initials.map((one) => `${one}.`)].join('\u00A0')
}
