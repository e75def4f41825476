import type { Label } from '../schemas/core/type.ts'
import type { ClinicFacts, FactName } from './facts.ts'

/** A ready page: its address, and its sections by name in their order. */
export type PagePattern = {
  title: Label
  /** For search engines. */
  description: Label
  slug: string
  needs?: readonly FactName[]
  /** Its title has the same words as the heading of its first block would. */
  isNamedAlike?: true
  sections: (facts: ClinicFacts) => readonly string[]
}

/** Declares a page; the default export of `pages/<name>.ts`. */
export const definePage = (page: PagePattern): PagePattern => page
