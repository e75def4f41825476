import pageTitle from '../schemas/blocks/page-title.ts'
import type { DraftPage } from '../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../schemas/page.ts'
import { storedBlock } from '../schemas/stored-block.ts'
import { named } from './by-name.ts'
import type { ClinicFacts, FactName } from './facts.ts'
import { pages } from './pages.ts'
import { sections } from './sections.ts'

type Needing = { needs?: readonly FactName[] }

/** What a clinic lacks, so that visitors would see nothing of a section or a page. */
export const lacking = ({ needs = [] }: Needing, { has }: Pick<ClinicFacts, 'has'>): FactName[] =>
  needs.filter((need) => !has.has(need))

/** The blocks of sections in their order; without those for which the clinic lacks something. */
export const blocksOf = (names: readonly string[], facts: ClinicFacts): StoredBlock[] =>
  names
    .map((name) => named(sections, name))
    .filter((section) => lacking(section, facts).length === 0)
    .flatMap((section) => section.blocks(facts))

/** A ready page for a clinic, with its title and those of its sections that have something to show. */
export function makePage(name: string, facts: ClinicFacts): DraftPage {
  const page = named(pages, name)
  const { slug, title, description } = page
  const head = storedBlock(pageTitle, { title }, `${name}-title`)
  return { slug, title, description, blocks: [head, ...blocksOf(page.sections(facts), facts)] }
}
