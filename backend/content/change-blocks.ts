import type { PageDocument, StoredBlock } from '../../schemas/page/page.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import type { PageKey } from './content-migration.ts'
import { storeOf } from './page-stores.ts'

/**
 * Changes the blocks of one stored page and invalidates its cached copies. False if there is no such page. If
 * `change` throws, the page is unchanged.
 */
export const changeBlocks = (
  db: Database,
  key: PageKey,
  change: (blocks: readonly StoredBlock[]) => StoredBlock[],
): Promise<boolean> =>
  db.orm.transaction(async (orm) => {
    const store = storeOf(key)
    const content = await store.find(orm, key)
    if (content === undefined) return false
    const stored = JSON.parse(content) as PageDocument | StoredBlock[]
    const changed = Array.isArray(stored) ? change(stored) : { ...stored, blocks: change(stored.blocks) }
    await store.write(orm, { ...key, content: JSON.stringify(changed) })
    await allChanged(orm, [store.happened(key)])
    return true
  })
