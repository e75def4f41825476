import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from './tables/index.ts'

/** Every column of all tables that references a table. Tables added later are included automatically. */
export const referencing = (target: PgTable): { table: PgTable; column: PgColumn }[] =>
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference()
        const [column] = columns
        return foreignTable === target && column ? [{ table, column }] : []
      }),
    )
