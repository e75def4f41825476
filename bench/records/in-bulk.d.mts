import type { Database, Orm } from '../../backend/kit/database/database.ts'

export const inBulk: (
  db: Database,
  tables: readonly string[],
  fill: (orm: Orm) => Promise<void>,
) => Promise<void>
