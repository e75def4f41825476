import { fold } from './fold.ts'

/** A last name with initials. */
export type ShortName = { lastName: string; letters: string[] }

const isLetter = (word: string): boolean => /^\p{L}\.?$/u.test(word)

/** A last name with initials, as `Сарсенова А.Н.` or `А. Н. Сарсенова`; undefined for a text without. */
export function shortName(text: string): ShortName | undefined {
  const words = text.replaceAll('.', '. ').trim().split(/\s+/)
  const letters = words.filter(isLetter).map((word) => word.slice(0, 1))
  const [lastName, ...others] = words.filter((word) => !isLetter(word))
  return letters.length > 0 && lastName !== undefined && others.length === 0
    ? { lastName, letters }
    : undefined
}

/** Whether a full name, the last name first, has this last name and these initials. */
export function isShortOf({ lastName, letters }: ShortName, name: string): boolean {
  const [last, ...others] = fold(name).split(' ')
  return (
    last === fold(lastName) && letters.every((letter, at) => others[at]?.startsWith(fold(letter)) ?? false)
  )
}
