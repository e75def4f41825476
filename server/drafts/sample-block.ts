import { currentVersion } from '../../schemas/page/define-block.ts'
import type { Page, StoredBlock } from '../../schemas/page/page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'

const id = 'sample'

/** A block of a type with the words of its example, which a page draws with the clinic's own data; undefined for an unknown type. */
export function sampleBlock(type: string): StoredBlock | undefined {
  const definition = blockDefinitions.get(type)
  return definition && { id, type, v: currentVersion(definition), props: definition.example.props }
}

/** The page with only its sample, or all of its blocks if it is one itself; undefined if the clinic has no data for the sample. */
export function samplePage(page: Page, isWhole = false): Page | undefined {
  const blocks = page.blocks.filter((block) => (isWhole || block.id === id) && !block.fault)
  return blocks.length > 0 ? { ...page, layout: 'empty', blocks, sidebar: [] } : undefined
}
