import { askedFacts, factAreas } from '../draft/asked-facts.ts'

/** What visitors look for in a clinic: the more of it is known, the higher the clinic stands in the lists of the directory (F3), each the same. */
export const foundFacts = [...askedFacts, 'phones', 'address', 'place', 'license', 'names'] as const
export type FoundFact = (typeof foundFacts)[number]

/** Where each is written: its area, and its field where the area is one form. */
export const foundAreas = {
  ...factAreas,
  phones: 'cabinets',
  address: 'cabinets',
  place: 'cabinets',
  license: 'company',
  names: 'company',
} as const satisfies Record<FoundFact, string>

/** The field of a fact, where it has another name. */
export const fieldOf = (fact: FoundFact): string => (fact === 'names' ? 'name' : fact)
