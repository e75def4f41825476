import type { UpgradeBlock } from '../clinic-site/index.ts'
import type { Database } from '../kit/database/database.ts'
import { applyMigration, planMigration } from './apply-migration.ts'
import type { ContentMigration } from './content-migration.ts'
import { rollBackMigration } from './roll-back-migration.ts'

export type ContentMigrationOptions =
  | { mode: 'dry-run' | 'apply'; upgrade: UpgradeBlock }
  /** Rolls back the migration `id`. */
  | { mode: 'rollback'; id: number }

/**
 * Upgrades all stored blocks of sites and of the directory to the current schemas, in one transaction with a
 * journal. Returns the changed pages (in a dry run those that would change) and the id for rolling back;
 * without changes nothing is journalled and there is no id. A rollback restores every page byte for byte, or
 * throws `RollbackRefusedError` and changes nothing.
 */
export function migrateContent(db: Database, options: ContentMigrationOptions): Promise<ContentMigration> {
  switch (options.mode) {
    case 'dry-run':
      return planMigration(db, options.upgrade)
    case 'apply':
      return applyMigration(db, options.upgrade)
    case 'rollback':
      return rollBackMigration(db, options.id)
  }
}
