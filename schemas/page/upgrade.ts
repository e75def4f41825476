import { type BlockDefinition, currentVersion } from './define-block.ts'
import type { BlockFault, StoredBlock } from './page.ts'

/** A block upgraded to the current version. With a `fault` the block is unchanged. */
export type UpgradedBlock = { block: StoredBlock; fault?: BlockFault; cause?: Error }

/**
 * Upgrades one block step by step to the current version, without its children. A block of the current version is
 * returned as the same object. A block that is `newer` or `invalid` (it has no version, or a step threw: see `cause`) is
 * returned unchanged.
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
