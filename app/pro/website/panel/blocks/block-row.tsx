import { memo } from 'react'
import { firstWords } from '../../../../../schemas/draft/first-words.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { OthersAt } from '../../draft/others/others.tsx'
import { BlockRing, StaleNote } from '../languages/block-ring.tsx'
import { BlockMenu } from './block-menu.tsx'
import { BlockState } from './block-state.tsx'
import { CommentsAt } from './comments-at.tsx'
import { type Grab, type InLongList, TreeRow } from './tree-row.tsx'

type Props = Grab &
  InLongList & {
    block: StoredBlock
    depth: number
  }

/** A block in the list of its page: a handle to move it, its name, which opens it, and further actions. */
export const BlockRow = memo(function BlockRow({ block, depth, ...grab }: Props) {
  const { types, mayChange } = useBuilder()
  const { select } = useNavigation()
  const language = useSelection('language')
  const words = firstWords(block.props, language)
  const name = types.get(block.type)?.label ?? block.type
  return (
    <TreeRow id={block.id} name={name} depth={depth} {...grab} className="items-center">
      <button
        type="button"
        data-opens-block
        onClick={() => select(block.id)}
        className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
      >
        <span className="block font-medium">{name}</span>
        {words && (
          <span lang={words.lang} className="block truncate text-sm text-ink-soft">
            {words.text}
          </span>
        )}
        <BlockState block={block} />
        <StaleNote id={block.id} />
      </button>
      <CommentsAt block={block.id} name={name} />
      <OthersAt block={block.id} />
      <BlockRing id={block.id} />
      {mayChange && <BlockMenu id={block.id} name={name} />}
    </TreeRow>
  )
})
