import type { ReactNode } from 'react'
import type { Block } from '../schemas/page.ts'
import { BlockProvider, usePage } from '../ui/page-context.tsx'
import { MissingBlock } from './missing-block.tsx'
import { blockComponents } from './registry.ts'

/**
 * One block with everything inside it. `children` replaces the drawn children, for the renderer's slow path that draws
 * each of them alone.
 */
export function BlockView({ block, children }: { block: Block; children?: ReactNode[] }) {
  const { editing } = usePage()
  const Component = blockComponents.get(block.type)
  if (!Component || block.fault) return editing ? <MissingBlock block={block} /> : null
  const inner = children ?? block.children?.map((child) => <BlockView key={child.id} block={child} />)
  return (
    <BlockProvider value={block}>
      <Component
        {...block.props}
        {...(block.data && { data: block.data })}
        {...(inner && { children: inner })}
      />
    </BlockProvider>
  )
}
