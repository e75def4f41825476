import type { Label } from '../schemas/core/type.ts'
import type { FontPair } from '../schemas/design/font-pairs.ts'
import type { Template } from '../schemas/page/template.ts'
import type { ClinicFacts } from './facts.ts'

/** One of the sites that are proposed to a clinic: its look, and the sections of its first page in their order. */
export type ProposalPattern = {
  label: Label
  /** The audience, in a sentence. */
  sentence: Label
  template: (facts: ClinicFacts) => Template
  fonts: FontPair
  /** How lists of points stand: in pairs, or each in a row of its own. */
  points: 'pairs' | 'rows'
  /** Sections of the index by name; those whose facts are missing are left out. */
  index: (facts: ClinicFacts) => readonly string[]
  /** Its other pages by name. */
  pages: readonly string[]
}

/** Declares a proposal; the default export of `proposals/<name>.ts`, which is a character. */
export const defineProposal = (proposal: ProposalPattern): ProposalPattern => proposal
