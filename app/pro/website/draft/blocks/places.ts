import type { z } from 'zod'
import type { siteSection } from '../../../../../schemas/api/site-sections.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { placeOf } from '../../../../../schemas/draft/tree.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { blockOf, newId, nodesOfPage, type Page, pathOf, removed } from './block-actions.ts'

/** A section that the clinic has saved. */
export type SavedSection = z.infer<typeof siteSection>

/** The type of a block that stands for a shared section. */
export const placeType = 'shared-section'

/** A block that stands for a shared section. */
export const placeFor = ({ ID }: Pick<SavedSection, 'ID'>): StoredBlock => ({
  id: newId(),
  type: placeType,
  v: 1,
  props: { section: ID },
})

/** True for a block that shows a shared section, or has one in it: it cannot be shared itself. */
export const hasPlace = ({ type, children = [] }: StoredBlock): boolean =>
  type === placeType || children.some(hasPlace)

/** Puts a block in the place of another one, shown on the same days; nothing if that is gone. */
export function replaced(page: Page, id: string, block: StoredBlock): Change[] {
  const place = placeOf(nodesOfPage(page.blocks), 'children', id)
  const old = blockOf(page.blocks, id)
  if (!place || !old) return []
  const value = { ...block, ...(old.visibility && { visibility: old.visibility }) }
  return [{ path: pathOf(page, block.id), value, place: { ...place, after: id } }, removed(page, id)]
}

/** The shared sections that were opened for changes in this tab, by the blocks that they became. */
const opened = new Map<string, SavedSection>()

export const rememberOpened = (block: StoredBlock, section: SavedSection) => opened.set(block.id, section)

/** The shared section that a block was before it was opened for changes. */
export const openedFrom = (id: string): SavedSection | undefined => opened.get(id)
