import { localesOf } from '../../core/localized.ts'
import { isRecord, shapeOf } from '../../core/schema-shape.ts'
import { readVisibility } from '../../page/block-visibility.ts'
import type { BlockDefinition } from '../../page/define-block.ts'
import type { StoredBlock } from '../../page/page.ts'
import { type Check, eachBlock } from './warning.ts'

/** True for a block that lacks required content: a text in any language, rows, blocks in it. */
export function isEmptyBlock(
  { props, children }: StoredBlock,
  definition: Pick<BlockDefinition, 'props' | 'container'>,
): boolean {
  if (definition.container) return !children?.length
  const { required = [], properties } = definition.props
  return required.some((name) => {
    const value = props[name]
    const schema = properties[name]
    const shape = schema && shapeOf(schema)
    if (shape?.kind === 'array') return !Array.isArray(value) || value.length === 0
    return (
      shape?.kind === 'leaf' && shape.leaf !== 'link' && (!isRecord(value) || localesOf(value).length === 0)
    )
  })
}

/** Blocks that are empty for visitors, or only a frame. */
export const emptyBlocks: Check = (draft, facts) =>
  eachBlock(draft, facts, (block, definition, path) =>
    isEmptyBlock(block, definition) && !readVisibility(block.visibility).isHidden
      ? [{ code: 'emptyBlock', path, params: {}, fix: [{ path }] }]
      : [],
  )
