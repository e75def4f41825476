import { memo } from 'react'
import { pickLocalized } from '../../../schemas/localized.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { BlockMenu } from './block-menu.tsx'
import { BlockState } from './block-state.tsx'
import { useBuilder } from './builder-context.ts'
import { BlockRing, StaleNote } from './languages/block-ring.tsx'
import { OthersAt } from './others.tsx'
import { type Grab, type InLongList, TreeRow } from './tree-row.tsx'

/** The first text of a block, which tells it from others of its type. */
function textOf({ props }: StoredBlock, locale: Parameters<typeof pickLocalized>[1]): string {
  for (const value of Object.values(props)) {
    const picked = isRecord(value) ? pickLocalized(value, locale)?.value : undefined
    if (typeof picked === 'string' && picked.trim()) return picked
  }
  return ''
}

type Props = Grab &
  InLongList & {
    block: StoredBlock
    depth: number
  }

/** A block in the list of its page: a handle to move it, its name, which opens it, and what else can be done. */
export const BlockRow = memo(function BlockRow({ block, depth, ...grab }: Props) {
  const { locale } = usePage()
  const { select, types, mayChange } = useBuilder()
  const name = types.get(block.type)?.label ?? block.type
  return (
    <TreeRow id={block.id} {...{ name, depth }} {...grab} className="items-center">
      <button
        type="button"
        data-opens-block
        onClick={() => select(block.id)}
        className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
      >
        <span className="block font-medium">{name}</span>
        <span className="block truncate text-sm text-ink-soft empty:hidden">{textOf(block, locale)}</span>
        <BlockState block={block} />
        <StaleNote id={block.id} />
      </button>
      <OthersAt block={block.id} />
      <BlockRing id={block.id} />
      {mayChange && <BlockMenu id={block.id} name={name} />}
    </TreeRow>
  )
})
