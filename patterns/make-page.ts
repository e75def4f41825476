import gallery from '../schemas/blocks/gallery.ts'
import pageTitle from '../schemas/blocks/page-title.ts'
import { isEqual } from '../schemas/core/is-equal.ts'
import type { DraftPage } from '../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import { storedBlock } from '../schemas/page/stored-block.ts'
import { named } from './by-name.ts'
import type { ClinicFacts, FactName } from './facts.ts'
import { pages } from './pages.ts'
import { sections } from './sections.ts'

type Needing = { needs?: readonly FactName[] }

/** The facts that a clinic lacks, so that visitors would see nothing of a section or a page. */
export const lacking = ({ needs = [] }: Needing, { has }: Pick<ClinicFacts, 'has'>): FactName[] =>
  needs.filter((need) => !has.has(need))

/** True for a block that shows the first photo of the clinic. */
const hasFirstPhoto = ({ props }: StoredBlock, { photo }: ClinicFacts): boolean =>
  photo !== undefined && (props.withPhoto === true || isEqual(props.image, photo))

/** Blocks in which no photo stands twice: the gallery begins with the second one where another block shows the first. */
function withoutRepeatedPhoto(blocks: StoredBlock[], facts: ClinicFacts): StoredBlock[] {
  if (!blocks.some((block) => hasFirstPhoto(block, facts))) return blocks
  return blocks.map((block) =>
    block.type === gallery.type ? { ...block, props: { ...block.props, skip: 1 } } : block,
  )
}

/** The blocks of sections in their order; without those for which the clinic lacks something. */
export const blocksOf = (names: readonly string[], facts: ClinicFacts): StoredBlock[] =>
  withoutRepeatedPhoto(
    names
      .map((name) => named(sections, name))
      .filter((section) => lacking(section, facts).length === 0)
      .flatMap((section) => section.blocks(facts)),
    facts,
  )

/** A ready page for a clinic, with its title and those of its sections that have something to show. */
export function makePage(name: string, facts: ClinicFacts): DraftPage {
  const page = named(pages, name)
  const { slug, title, description, isNamedAlike } = page
  const head = storedBlock(pageTitle, { title }, `${name}-title`)
  const blocks = blocksOf(page.sections(facts), facts).map((block, index) =>
    isNamedAlike && index === 0 ? { ...block, props: { ...block.props, titleHidden: true } } : block,
  )
  return { slug, title, description, blocks: [head, ...blocks] }
}
