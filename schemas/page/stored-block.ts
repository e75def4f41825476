import type { Static, TObject } from '../core/type.ts'
import { type BlockDefinition, currentVersion } from './define-block.ts'
import type { StoredBlock } from './page.ts'

/** A stored block for a composed page, in its current version. */
export const storedBlock = <Props extends TObject>(
  definition: Pick<BlockDefinition<Props>, 'type' | 'props' | 'upgrades'>,
  props: Static<Props>,
  id = definition.type,
): StoredBlock => ({
  id,
  type: definition.type,
  v: currentVersion(definition),
  props: props as Record<string, unknown>,
})
