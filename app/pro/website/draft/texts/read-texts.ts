import type { Path } from '../../../../../schemas/core/problem.ts'
import { siteSettingsSchema } from '../../../../../schemas/design/site-settings.ts'
import { type DraftText, draftTexts, type SchemaOf } from '../../../../../schemas/draft/draft-texts.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { isEmptyBlock } from '../../../../../schemas/draft/warnings/empty-blocks.ts'
import { blockPath, blocksOf, seenPage } from '../../../../../schemas/draft/warnings/warning.ts'
import type { BlockDefinition } from '../../../../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'

/** A draft and all texts in it, also by the block, the entry of the menu or the page that they are in. */
export type DraftTexts = {
  draft: SiteDraft
  texts: readonly DraftText[]
  byNode: ReadonlyMap<string, readonly DraftText[]>
  /** The places of visible blocks that lack a required value, in every language. */
  empty: readonly Path[]
}

/** Reads and orders the texts of a draft. */
export function readTexts(draft: SiteDraft, schemaOf: SchemaOf): DraftTexts {
  const texts = draftTexts(draft, schemaOf, siteSettingsSchema)
  const byNode = new Map<string, DraftText[]>()
  for (const text of texts) byNode.set(text.node, [...(byNode.get(text.node) ?? []), text])
  const isEmpty = (block: StoredBlock) => {
    const schema = schemaOf(block)
    return (
      schema !== undefined &&
      !block.children &&
      isEmptyBlock(block, { props: schema as BlockDefinition['props'] })
    )
  }
  const empty = Object.entries(draft.pages).flatMap(([id, page]) =>
    blocksOf(seenPage(page))
      .filter(isEmpty)
      .map((block) => blockPath(id, block)),
  )
  return { draft, texts, byNode, empty }
}
