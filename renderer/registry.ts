import type { ComponentType, ReactNode } from 'react'

/** A block's component: gets its resolved props, `data` where the block has some, and `children` if it is a container. */
export type BlockComponent = ComponentType<
  Record<string, unknown> & { data?: unknown; children?: ReactNode[] }
>

const modules = import.meta.glob<BlockComponent>(['../blocks/*/*.tsx', '!../blocks/*/*.{client,test}.tsx'], {
  eager: true,
  import: 'default',
})

/** Every component by its block type. A folder in `blocks/` is all that it takes to be here. */
export const blockComponents: ReadonlyMap<string, BlockComponent> = new Map(
  Object.entries(modules).map(([path, component]) => [path.split('/')[2] ?? path, component]),
)
