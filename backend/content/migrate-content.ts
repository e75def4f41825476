import type { Database } from '../database/database.ts'
import { applyMigration, planMigration } from './apply-migration.ts'
import type { ContentMigration } from './content-migration.ts'
import { rollBackMigration } from './roll-back-migration.ts'
import type { UpgradeBlock } from './upgrade-page.ts'

export type ContentMigrationOptions =
  | { mode: 'dry-run' | 'apply'; upgrade: UpgradeBlock }
  /** Takes back the migration `id`. */
  | { mode: 'rollback'; id: number }

/**
 * Brings all stored blocks, of companies' sites and of the directory itself, to today's schemas in one transaction,
 * journalled. Gives the pages that changed (would change, in a dry run) and the number to roll back by; without a change
 * nothing is journalled and there is no number.
 * Roll-back restores every page byte for byte, or throws `RollbackRefusedError` and changes nothing.
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
