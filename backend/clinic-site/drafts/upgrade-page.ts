import type { PageDocument, StoredBlock } from '../../../schemas/page/page.ts'

/** Returns the block in its current version, or the same object if nothing changes. Pure. */
export type UpgradeBlock = (block: StoredBlock) => StoredBlock

/** Values that are not blocks are left unchanged. */
const isBlock = (value: unknown): boolean => typeof (value as StoredBlock | null)?.type === 'string'

/** Upgrades a block and its children; returns the same object if nothing changes. */
function upgradeTree(block: StoredBlock, upgrade: UpgradeBlock): StoredBlock {
  if (!isBlock(block)) return block
  const upgraded = upgrade(block)
  if (!Array.isArray(upgraded.children)) return upgraded
  const children = upgradeBlocks(upgraded.children, upgrade)
  return children === upgraded.children ? upgraded : { ...upgraded, children }
}

/** Upgrades blocks and their children; returns the same list if nothing changes. */
export function upgradeBlocks(blocks: StoredBlock[], upgrade: UpgradeBlock): StoredBlock[] {
  const upgraded = blocks.map((block) => upgradeTree(block, upgrade))
  return upgraded.some((block, index) => block !== blocks[index]) ? upgraded : blocks
}

/**
 * Upgrades the blocks of a stored page, which is a document or a bare list of blocks. Returns the same text
 * if nothing changes.
 */
export function upgradePage(text: string, upgrade: UpgradeBlock): string {
  const stored = JSON.parse(text) as PageDocument | StoredBlock[]
  const before = Array.isArray(stored) ? stored : stored.blocks
  const blocks = upgradeBlocks(before, upgrade)
  if (blocks === before) return text
  return JSON.stringify(Array.isArray(stored) ? blocks : { ...stored, blocks })
}
