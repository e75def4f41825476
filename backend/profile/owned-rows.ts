import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** Columns left out of the export: useless to the person, useful to an attacker. */
const secrets: readonly string[] = [
  'token_hash',
  'secret_hash',
  'secret_sealed',
  'signed',
  'credential_id',
  'public_key',
  'browser_hash',
  'password_hash',
  'pending',
  'phone_hash',
  'patient_hash',
  'request_key',
  'request_hash',
] satisfies string[]

/** Every column that references an account. */
const owned = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      const [column] = columns
      return foreignTable === tables.account && column ? [{ table, column }] : []
    }),
  )

/** A row with API names (`CREATED_AT`), without secrets. */
export function apiRow(columns: Record<string, PgColumn>, row: Record<string, unknown>) {
  const entries = Object.entries(columns).filter(([, column]) => !secrets.includes(column.name))
  return Object.fromEntries(entries.map(([key, column]) => [column.name.toUpperCase(), row[key]]))
}

/** All rows of a person, by table. Tables added later are included automatically. */
export async function ownedRows(orm: Orm, account: string): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const { table, column } of owned) {
    const columns = getTableConfig(table).columns
    const byKey = Object.fromEntries(columns.map((one) => [one.name, one]))
    const found = await orm.select(byKey).from(table).where(eq(column, account))
    const name = getTableName(table).toUpperCase()
    rows[name] = [...(rows[name] ?? []), ...found.map((row) => apiRow(byKey, row))]
  }
  return rows
}
