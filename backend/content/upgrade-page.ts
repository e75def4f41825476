import type { PageDocument, StoredBlock } from '../../schemas/page.ts'

/** Gives the block as today's schema wants it, or the same object when there is nothing to do. Pure. */
export type UpgradeBlock = (block: StoredBlock) => StoredBlock

/** What is no block stays as it is. */
const isBlock = (value: unknown): boolean => typeof (value as StoredBlock | null)?.type === 'string'

/** A block and the blocks in it, upgraded; the same object when nothing changed. */
function upgradeTree(block: StoredBlock, upgrade: UpgradeBlock): StoredBlock {
  if (!isBlock(block)) return block
  const upgraded = upgrade(block)
  if (!Array.isArray(upgraded.children)) return upgraded
  const children = upgradeAll(upgraded.children, upgrade)
  return children === upgraded.children ? upgraded : { ...upgraded, children }
}

function upgradeAll(blocks: StoredBlock[], upgrade: UpgradeBlock): StoredBlock[] {
  const upgraded = blocks.map((block) => upgradeTree(block, upgrade))
  return upgraded.some((block, index) => block !== blocks[index]) ? upgraded : blocks
}

/**
 * What is stored of a page, a document or no more than its list of blocks, after the upgrade of the blocks; the very same
 * text when none changed.
 */
export function upgradePage(text: string, upgrade: UpgradeBlock): string {
  const stored = JSON.parse(text) as PageDocument | StoredBlock[]
  const before = Array.isArray(stored) ? stored : stored.blocks
  const blocks = upgradeAll(before, upgrade)
  if (blocks === before) return text
  return JSON.stringify(Array.isArray(stored) ? blocks : { ...stored, blocks })
}
