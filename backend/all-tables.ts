import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { areas } from './areas/registry.ts'
import * as tables from './database/tables/index.ts'
import { columnKinds } from './kit/area/area-table.ts'
import type { ColumnKinds } from './kit/database/column-kinds.ts'
import { webhookTriggers } from './webhooks/index.ts'

const written = Object.values(tables).filter((table): table is never => is(table, PgTable)) as PgTable[]

/** Every table of the database: declared ones, and those generated from areas. */
export const allTables: readonly PgTable[] = [
  ...new Set([...written, ...[...areas.values()].map(({ table }) => table)]),
]

/** Kinds of the columns of tables that are generated from areas. */
export const allKinds: ColumnKinds = Object.fromEntries(
  [...areas.values()]
    .filter(({ server }) => !server.table)
    .map(({ table, definition }) => [getTableName(table), columnKinds(definition)]),
)

/** The triggers of all tables that are declared; those of lists are in the first migration. */
export const allTriggers = webhookTriggers
