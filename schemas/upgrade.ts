import { type BlockDefinition, currentVersion } from './define-block.ts'
import type { BlockFault, StoredBlock } from './page.ts'

/** A block upgraded to the current version. With a `fault` the block is unchanged. */
export type UpgradedBlock = { block: StoredBlock; fault?: BlockFault; cause?: Error }

/**
 * Brings one block from the version that wrote it to the current one, step by step; its children are left to their
 * own definitions. A block of today comes back as the same object. `newer` and `invalid` (no version, or a step
 * threw: see `cause`) come back as they were, to be kept byte for byte.
 */
export function upgradeBlock(
  block: StoredBlock,
  definition: Pick<BlockDefinition, 'type' | 'upgrades'>,
): UpgradedBlock {
  const current = currentVersion(definition)
  if (block.v === current) return { block }
  if (!Number.isInteger(block.v) || block.v < 1) {
    return { block, fault: 'invalid', cause: new Error(`${definition.type}: ${block.v} is no version`) }
  }
  if (block.v > current) return { block, fault: 'newer' }

  let props = structuredClone(block.props)
  for (const step of definition.upgrades?.slice(block.v - 1) ?? []) {
    try {
      props = step.up(props)
    } catch (cause) {
      return {
        block,
        fault: 'invalid',
        cause: new Error(`${definition.type}: step "${step.name}" threw`, { cause }),
      }
    }
  }
  return { block: { ...block, v: current, props } }
}
