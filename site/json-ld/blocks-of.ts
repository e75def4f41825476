import type { Block } from '../../schemas/page/page.ts'

/**
 * The blocks of a type with data on a page, as their component gets them; `Props` are the props of the type. Those of a block without a fault
 * are valid.
 */
export const blocksOf = <Props extends { data: object }>(blocks: readonly Block[], type: string): Props[] =>
  blocks.flatMap((block) =>
    block.type === type && !block.fault && block.data
      ? [{ ...block.props, data: block.data } as unknown as Props]
      : [],
  )
