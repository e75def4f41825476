import { type BlockDefinition, currentVersion } from '../../schemas/define-block.ts'
import type { StoredBlock } from '../../schemas/page.ts'
import type { Static, TObject } from '../../schemas/type.ts'

/** A block of a composed page, as the builder would store it today. */
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
