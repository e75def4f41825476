import type { Label } from '../schemas/core/type.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import type { ClinicFacts, FactName } from './facts.ts'

/**
 * A ready section of a page: blocks with texts in four languages that any clinic of its kinds can keep. They promise nothing in the
 * clinic's name; prices, doctors and hours come from blocks with loaders.
 */
export type SectionPattern = {
  label: Label
  /** Kinds of clinics (`kinds/`) whose texts these are; all kinds if absent. */
  kinds?: readonly string[]
  /** The facts without which visitors see nothing of it. */
  needs?: readonly FactName[]
  /** Ids are unique among all sections. */
  blocks: (facts: ClinicFacts) => StoredBlock[]
}

/** Declares a section; the default export of `sections/<name>.ts`. */
export const defineSection = (section: SectionPattern): SectionPattern => section
