/** Sentences of which reviews of one language are made. `…` stands for the doctor’s name; nobody’s sex follows from a sentence. */
export type ReviewWords = {
  /** A whole review in a word or two, by stars. */
  short: Record<'good' | 'fair' | 'bad', readonly string[]>
  /** About a doctor, for four and five stars. */
  doctor: readonly string[]
  /** About the clinic, for four and five stars. */
  place: readonly string[]
  /** What is missing, for four stars. */
  but: readonly string[]
  /** How a good review ends. */
  end: readonly string[]
  /** Both sides, for three stars. */
  fair: readonly string[]
  /** For one and two stars. */
  bad: readonly string[]
  badEnd: readonly string[]
  /** By subject, for four and five stars; `other` fits every doctor. */
  of: Record<Subject, readonly string[]>
  thanks: readonly string[]
  sorry: readonly string[]
}

/** What a patient came with. */
export type Subject = 'teeth' | 'children' | 'heart' | 'back' | 'nerves' | 'other'
