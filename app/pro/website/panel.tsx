import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { blockOf } from './block-actions.ts'
import { BlockEditor } from './block-editor.tsx'
import { BlockList } from './block-list.tsx'
import { useBuilder, useOpenPage } from './builder-context.ts'
import { useWide } from './use-wide.ts'

/** The blocks of the page, and the form of the chosen one: beside the page, on a phone over its lower part. */
export function Panel() {
  const { selected, select, types } = useBuilder()
  const { blocks } = useOpenPage()
  const isWide = useWide()
  const block = selected === undefined ? undefined : blockOf(blocks, selected)
  const editor = block && <BlockEditor key={block.id} block={block} />
  if (isWide)
    return (
      <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pe-1 pb-4">
        {editor ?? <BlockList />}
      </div>
    )
  return (
    <>
      <BlockList />
      <Drawer
        id="site-block"
        side="bottom"
        title={block ? (types.get(block.type)?.label ?? block.type) : ''}
        open={block !== undefined}
        onOpenChange={(open) => !open && select(undefined)}
      >
        {editor}
      </Drawer>
    </>
  )
}
