import { getTableName } from 'drizzle-orm'
import { areas } from './areas/registry.ts'
import { columnKinds } from './kit/area/area-table.ts'
import type { ColumnKinds } from './kit/database/column-kinds.ts'
import { webhookTriggers } from './webhooks/index.ts'

export { everyTable as allTables } from './areas/every/every-table.ts'

/** Kinds of the columns of tables that are generated from areas. */
export const allKinds: ColumnKinds = Object.fromEntries(
  [...areas.values()]
    .filter(({ server }) => !server.table)
    .map(({ table, definition }) => [getTableName(table), columnKinds(definition)]),
)

/** The triggers of all tables that are declared; those of lists are in the first migration. */
export const allTriggers = webhookTriggers
