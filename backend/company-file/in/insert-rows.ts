import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../kit/database/database.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import type { CompanyTable } from '../tables/company-tables.ts'

const typed = (column: PgColumn) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`

/** The statement that inserts rows with these columns. */
function insertion(
  table: CompanyTable,
  keys: readonly string[],
  rows: readonly FileRow[],
  company: string,
): SQL {
  const all: Record<string, PgColumn> = getTableColumns(table.table)
  // Also those that do not leave, for which `brought` has a value.
  const columns = keys.flatMap((key) => {
    const column = all[key]
    return column ? [{ key, column }] : []
  })
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, column }) => [column.name, row[key] ?? null])),
  )
  const names = columns.map(({ column }) => sql.identifier(column.name))
  const own = table.company ? [sql.identifier(table.company.name)] : []
  return sql`insert into ${table.table} (${sql.join([...own, ...names], sql`, `)})
    select ${sql.join([...(table.company ? [sql`${company}::text`] : []), ...names], sql`, `)}
    from json_to_recordset(${JSON.stringify(values)}::json) as one (${sql.join(
      columns.map(({ column }) => typed(column)),
      sql`, `,
    )})`
}

/** What Postgres refuses because of a value: one that is there already, out of range, or against a rule of the table. */
const ofValue = /^(22|23)/

const isOfValue = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && ofValue.test(error.code)) || isOfValue(error.cause))

async function tried(orm: Orm, statement: SQL): Promise<boolean> {
  try {
    // A part of the transaction of its own, which fails by itself.
    await orm.transaction((inner) => inner.execute(statement))
    return true
  } catch (error) {
    if (isOfValue(error)) return false
    throw error
  }
}

/** Inserts rows of a company, all at once; where the table refuses one of them, singly. Returns how many there are now. */
export async function insertRows(
  orm: Orm,
  table: CompanyTable,
  rows: readonly FileRow[],
  company: string,
): Promise<number> {
  let written = 0
  // A row of an older version lacks columns, for which the table has a value.
  const groups = Map.groupBy(rows, (row) => Object.keys(row).sort().join(' '))
  for (const group of groups.values()) {
    const keys = Object.keys(group[0] ?? {})
    if (await tried(orm, insertion(table, keys, group, company))) {
      written += group.length
      continue
    }
    for (const row of group) if (await tried(orm, insertion(table, keys, [row], company))) written += 1
  }
  return written
}
