import { kinds } from './kinds.ts'

/** Hints about the kind of a clinic. */
export type KindHints = {
  /** Its name and its type, in all languages. */
  words: readonly string[]
  /** Slugs of the specialities of its doctors, one for each doctor and speciality. */
  specialities: readonly string[]
  doctors: number
  /** The kind of its registration: `doctor` is one who works alone. */
  registeredAs: string
}

/** The narrower kind comes first: a children’s dentistry is a dentistry, a children’s polyclinic is for children. */
const byWords = ['journal', 'dentistry', 'children', 'practice', 'polyclinic', 'laboratory'] as const

/** A clinic with at least so many specialities is a general one. */
const manySpecialities = 5

/** The kind of a clinic (a file of `kinds/`) by its words, then by its doctors; `general` without a hint. */
export function findKind({ words, specialities, doctors, registeredAs }: KindHints): string {
  const text = words.join(' ').toLowerCase()
  const named = byWords.find((name) => kinds.get(name)?.words?.test(text))
  if (named) return named
  const ofMost = [...kinds].find(([, kind]) => {
    const own = specialities.filter((slug) => kind.specialities?.includes(slug)).length
    return own > specialities.length / 2
  })
  if (ofMost) return ofMost[0]
  if (new Set(specialities).size >= manySpecialities) return 'polyclinic'
  return registeredAs === 'doctor' || doctors === 1 ? 'practice' : 'general'
}
