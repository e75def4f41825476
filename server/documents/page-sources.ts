import type { Sources } from '../../schemas/page/define-block.ts'
import type { Block, Page } from '../../schemas/page/page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'

/** External origins of the blocks of a page, each once and in a stable order. */
export function pageSources(page: Pick<Page, 'blocks' | 'sidebar'>): Required<Sources> {
  const frames = new Set<string>()
  const media = new Set<string>()
  const collect = ({ type, props, fault, children = [] }: Block): void => {
    // The props of a block without a fault are valid.
    const sources = fault ? undefined : blockDefinitions.get(type)?.sources?.(props as never)
    for (const origin of sources?.frames ?? []) frames.add(origin)
    for (const origin of sources?.media ?? []) media.add(origin)
    for (const child of children) collect(child)
  }
  for (const block of [...page.blocks, ...page.sidebar]) collect(block)
  return { frames: [...frames], media: [...media] }
}
