import type { Change } from '../../../../../schemas/draft/change.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import { type BlockVisibility, readVisibility } from '../../../../../schemas/page/block-visibility.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'

type Fields = { [Name in keyof BlockVisibility]: BlockVisibility[Name] | undefined }

/** Sets when visitors see a block; undefined removes a field. A block that is always seen has no visibility at all. */
export function visibilityChanges(
  page: string,
  block: Pick<StoredBlock, 'id' | 'visibility'>,
  fields: Fields,
): Change[] {
  const merged = { ...readVisibility(block.visibility), ...fields }
  const entries = Object.entries(merged).filter(([, value]) => value !== undefined)
  const next = entries.length > 0 ? Object.fromEntries(entries) : undefined
  return valueChanges(block.visibility, next, ['pages', page, 'blocks', block.id, 'visibility'])
}
