import type { ComponentType, ReactNode } from 'react'

/**
 * A block's component: it receives its resolved props, `data` where the block has data, and `children` if it is a
 * container.
 */
export type BlockComponent = ComponentType<
  Record<string, unknown> & { data?: unknown; children?: ReactNode[] }
>

const modules = import.meta.glob<BlockComponent>(['../blocks/*/*.tsx', '!../blocks/*/*.{client,test}.tsx'], {
  eager: true,
  import: 'default',
})

/** Every component by its block type. Adding a folder to `blocks/` registers its block. */
export const blockComponents: ReadonlyMap<string, BlockComponent> = new Map(
  Object.entries(modules).map(([path, component]) => [path.split('/')[2] ?? path, component]),
)
