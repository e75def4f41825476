import { soundsOf } from '../formats/sound-out.ts'

/** A name as a card or a booking has it. */
export type PatientName = { lastName: string; name: string; middleName: string | null }

const join = ({ lastName, name, middleName }: PatientName): string =>
  `${lastName} ${name} ${middleName ?? ''}`

/** The words of a name by their sound, in an order that does not depend on how they were written. */
export const nameSounds = (name: PatientName): string[] => soundsOf(join(name)).sort()

/** What is left of words when others are taken away, each once; undefined if one of the others is not there. */
function without(words: readonly string[], others: readonly string[]): string[] | undefined {
  const left = [...words]
  for (const other of others) {
    const at = left.indexOf(other)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** How alike two names are: the same words in any script and order; the same, and one of them has a patronymic that the other leaves out; or others. */
export type Likeness = 'same' | 'shorter' | 'other'

/** Compares two names. A single word is never taken for a shorter name: half of a clinic's patients share it. */
export function likenessOf(one: PatientName, other: PatientName): Likeness {
  const [short = [], long = []] = [nameSounds(one), nameSounds(other)].sort((a, b) => a.length - b.length)
  const left = without(long, short)
  if (left?.length === 0) return 'same'
  return left && short.length >= 2 ? 'shorter' : 'other'
}
