import type { ReactNode } from 'react'
import type { Block } from '../schemas/page/page.ts'
import { BlockProvider, usePage } from '../ui/core/page-context.tsx'
import { MissingBlock } from './missing-block.tsx'
import type { BlockComponent } from './registry.ts'

type Props = { block: Block; Component: BlockComponent | undefined; children?: ReactNode[] | undefined }

/** One block. `children` are rendered beforehand, so they are still shown if the block itself throws. */
export function BlockView({ block, Component, children }: Props) {
  const { editing } = usePage()
  if (!Component || block.fault)
    return (
      <>
        {editing && <MissingBlock block={block} />}
        {children}
      </>
    )
  return (
    <BlockProvider value={block}>
      <Component {...block.props} {...(block.data && { data: block.data })} {...(children && { children })} />
    </BlockProvider>
  )
}
