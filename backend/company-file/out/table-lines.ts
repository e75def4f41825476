import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias, getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readLines } from '../../kit/outgoing/read-lines.ts'
import type { CompanyTable } from '../tables/company-tables.ts'
import { belongsTo } from '../tables/owned-tables.ts'

const named = (value: SQL | PgColumn, key: string) => sql`${value} as ${sql.identifier(key)}`

const staff = alias(membership, 'staff')

/** An account as it leaves: those of patients and visitors are nobody's business. */
const ofStaff = (column: PgColumn, company: string) =>
  sql`(select ${staff.account} from ${membership} as ${staff} where ${and(eq(staff.company, company), sql`${staff.account} = ${column}`)})`

/** Rows stand in the order in which they were added, where the table knows it. */
function orderOf({ table }: CompanyTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const counted = columns.find((column) => column.generatedIdentity !== undefined)
  const keys = columns.filter((column) => column.primary)
  const names = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)))
  return counted ? [counted] : [...keys, ...columns.filter(({ name }) => names.has(name))]
}

/** The rows of a company in a table as JSON, each a line, in batches. Called in a transaction. */
export function tableLines(orm: Orm, table: CompanyTable, company: string): AsyncGenerator<string[]> {
  const { rules, columns } = table
  const values = [
    ...columns.map(({ key, column, isAccount }) => named(isAccount ? ofStaff(column, company) : column, key)),
    ...Object.entries(rules.also ?? {}).map(([key, value]) => named(value, key)),
  ]
  const rows = sql`select ${sql.join(values, sql`, `)} from ${table.table}
    where ${and(belongsTo(table, company), rules.only)} order by ${sql.join(orderOf(table), sql`, `)}`
  return readLines(orm, sql`select row_to_json(whole_row)::text as "line" from (${rows}) whole_row`)
}
