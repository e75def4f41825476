import { eq, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { referencing } from '../database/referencing.ts'
import { account as accounts } from '../database/tables/index.ts'
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

const owned = referencing(accounts)

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
