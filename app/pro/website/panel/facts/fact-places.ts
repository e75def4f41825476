import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { outlineOf } from '../../draft/blocks/block-actions.ts'
import type { BlockType } from '../../draft/blocks/block-type.ts'

/** A block that shows facts of an area, and the page that it is on. */
export type FactPlace = { page: string; block: string; type: string }

/** The places of a site with facts of an area. */
export const factPlaces = (
  { pages }: Pick<SiteDraft, 'pages'>,
  types: ReadonlyMap<string, Pick<BlockType, 'facts'>>,
  area: string,
): FactPlace[] =>
  Object.entries(pages).flatMap(([page, { blocks }]) =>
    outlineOf(blocks)
      .filter(({ block }) => types.get(block.type)?.facts.includes(area))
      .map(({ block }) => ({ page, block: block.id, type: block.type })),
  )
