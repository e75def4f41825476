import { remembered } from '../core/remembered.ts'
import { likenessesOf, soundsOf } from '../formats/sound-out.ts'

/** A name as a card or a booking has it. */
export type PatientName = { lastName: string; name: string; middleName: string | null }

const partsOf = ({ lastName, name, middleName }: PatientName): string[] => [lastName, name, middleName ?? '']

// Thousands of patients have one of some hundred names.
const soundsOfPart = remembered(soundsOf)
const likenessesOfPart = remembered(likenessesOf)

/** The words of a name by their sound, in an order that does not depend on how they were written. */
export const nameSounds = (name: PatientName): string[] => partsOf(name).flatMap(soundsOfPart).sort()

/** The words of a name, each as it is in all spellings. */
export const nameLikenesses = (name: PatientName): string[][] => partsOf(name).flatMap(likenessesOfPart)

/** What is left of words when others are taken away, each once; undefined if one of the others is not there. */
function without<Word>(
  words: readonly Word[],
  others: readonly Word[],
  isSame: (one: Word, other: Word) => boolean = (one, other) => one === other,
): Word[] | undefined {
  const left = [...words]
  for (const other of others) {
    const at = left.findIndex((word) => isSame(word, other))
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/**
 * How alike two names are: the same words in any script and order; the same, and one of them has a patronymic that the other leaves out; alike, as
 * Russian and Uzbek spell one name; or others.
 */
export type Likeness = 'same' | 'shorter' | 'alike' | 'other'

const byLength = (one: readonly unknown[], other: readonly unknown[]): number => one.length - other.length

/** Whether one of two names has all words of the other in some spelling. */
function areAlike(one: PatientName, other: PatientName): boolean {
  const [short = [], long = []] = [nameLikenesses(one), nameLikenesses(other)].sort(byLength)
  const share = (word: string[], like: string[]) => word.some((spelling) => like.includes(spelling))
  return short.length >= 2 && without(long, short, share) !== undefined
}

/** How two names are alike by the sound of their words, without a look at other spellings. */
function soundLikeness(one: PatientName, other: PatientName): 'same' | 'shorter' | undefined {
  const [short = [], long = []] = [nameSounds(one), nameSounds(other)].sort(byLength)
  const left = without(long, short)
  if (left?.length === 0) return 'same'
  return left && short.length >= 2 ? 'shorter' : undefined
}

/** Compares two names. A single word is never taken for a shorter name: half of a clinic's patients share it. */
export const likenessOf = (one: PatientName, other: PatientName): Likeness =>
  soundLikeness(one, other) ?? (areAlike(one, other) ? 'alike' : 'other')

/** Whether two names are the same by their sound, with or without a patronymic: sure enough for a visit to be put on a card. */
export const isSameName = (one: PatientName, other: PatientName): boolean =>
  soundLikeness(one, other) !== undefined
