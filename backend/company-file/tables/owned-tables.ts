import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { everyTable } from '../../areas/every/every-table.ts'
import { company } from '../../database/tables/index.ts'

/** A reference of a column to the key of another row. */
export type Reference = { column: PgColumn; to: PgColumn }

/** A table whose rows belong to companies. */
export type OwnedTable = {
  table: PgTable
  name: string
  /** The column with the code of the company; of others the row that they belong to says it. */
  company?: PgColumn | undefined
  of?: Reference | undefined
  /** Foreign keys of one column, without that of the company. */
  references: readonly Reference[]
  /** Foreign keys of several columns, of which one is the company. */
  pairs: readonly { columns: readonly PgColumn[]; to: readonly PgColumn[] }[]
}

const isCompany = (column: PgColumn) => column === (company.code as AnyPgColumn)

function owning(table: PgTable, owned: ReadonlyMap<PgTable, OwnedTable>): OwnedTable | undefined {
  const { columns, foreignKeys } = getTableConfig(table)
  // A key that is declared beside the columns has copies of them.
  const own = (column: PgColumn) => columns.find(({ name }) => name === column.name) ?? column
  const keys = foreignKeys.map((key) => {
    const { columns: those, foreignColumns } = key.reference()
    return { columns: those.map(own), foreignColumns, onDelete: key.onDelete }
  })
  const code = table === company ? company.code : columns.find(({ name }) => name === 'company_code')
  const single = keys.flatMap(({ columns: [column, ...more], foreignColumns: [to], onDelete }) =>
    column && to && more.length === 0 && column !== code ? [{ column, to, onDelete }] : [],
  )
  const holder = single.find(
    ({ column, to, onDelete }) => column.notNull && onDelete === 'cascade' && owned.has(to.table as PgTable),
  )
  if (!code && !holder) return undefined
  return {
    table,
    name: getTableName(table),
    company: code,
    of: code ? undefined : holder,
    references: single.filter(({ to }) => !isCompany(to) || table === company),
    pairs: keys.flatMap(({ columns: those, foreignColumns }) =>
      those.length > 1 ? [{ columns: those, to: foreignColumns }] : [],
    ),
  }
}

function find(): ReadonlyMap<PgTable, OwnedTable> {
  const owned = new Map<PgTable, OwnedTable>()
  // A table may belong to one that belongs to one that belongs to a company.
  for (let known = -1; known < owned.size; ) {
    known = owned.size
    for (const table of everyTable) {
      if (owned.has(table)) continue
      const described = owning(table, owned)
      if (described) owned.set(table, described)
    }
  }
  return owned
}

/** Every table whose rows belong to companies, by the table: those with its code, and those that belong to rows of such ones. */
export const ownedTables = find()

/** The condition that a row of a table belongs to a company. */
export function belongsTo(owned: OwnedTable, code: string): SQL {
  if (owned.company) return eq(owned.company, code)
  const { of } = owned
  const parent = of && ownedTables.get(of.to.table as PgTable)
  if (!of || !parent) throw new Error(`"${owned.name}" belongs to no company`)
  return sql`exists (select from ${parent.table} where ${and(sql`${of.to} = ${of.column}`, belongsTo(parent, code))})`
}
