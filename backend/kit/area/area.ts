import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AreaDefinition, RowPlace } from '../../../schemas/areas/define-area.ts'
import { fieldKind } from '../../../schemas/core/field-kind.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import type { NamedColumns } from '../database/area-indexes.ts'
import type { Orm } from '../database/database.ts'
import { areaTable } from './area-table.ts'
import { checkDeclaration } from './check-declaration.ts'

export type Value = Record<string, unknown>
/** A row in Drizzle's format, by column name. */
export type Row = Record<string, unknown>

/** A written value and its previous value; `before` is undefined for a new row. `origin` is that of the product: `https://shipa.example`. */
export type Change<V> = {
  place: RowPlace
  before: V | undefined
  after: V
  account: string
  origin?: string
}

/** Custom server behaviour of an area, the default export of `backend/areas/<area>.ts`. All properties are optional. */
export type AreaServer<V = Value> = {
  /** An existing table, instead of one generated from the schema. */
  table?: PgTable
  /** Names of columns that differ from their field: `{ position: 'post' }`; also of `company` and `code`. */
  columns?: Record<string, string>
  /**
   * Converts fields that are not stored as a column: `read` from a row to the schema's value, `write` from the value
   * to columns.
   */
  read?(row: Row): Partial<V>
  write?(value: V): Row
  /** Checks that need the database. Called in the transaction of the change, with an otherwise valid value. */
  check?(orm: Orm, change: Change<V>): Promise<Problem[]>
  /** The value to write in place of a valid one that passed `check`, in the transaction of the change. */
  complete?(orm: Orm, change: Change<V>): Promise<V>
  /** Additional columns of a new row. */
  newRow?(orm: Orm, change: Change<V>): Promise<Row>
  /**
   * Before a row is deleted, in the same transaction: throws an `ApiError` to refuse, deletes dependent rows of other
   * tables. References in the values of areas are cleared after it (`clear-references.ts`).
   */
  beforeRemove?(orm: Orm, place: RowPlace): Promise<void>
  /** After a row was removed, in the same transaction. */
  afterRemove?(orm: Orm, place: RowPlace): Promise<void>
  /** After a row was written, in the same transaction. */
  afterWrite?(orm: Orm, change: Change<V>): Promise<void>
  /**
   * In a `drafted` area: writes and removes the published rows of a value, in the transaction. The caller says the event of the area,
   * these functions all others. `row` has the columns of the draft; `at` is the time of the first publication.
   */
  publish?(orm: Orm, published: { place: RowPlace; row: Row; value: V; at: Date }): Promise<void>
  unpublish?(orm: Orm, published: { place: RowPlace; row: Row }): Promise<void>
}

/** Declares custom server behaviour of an area; the default export of its file. */
export const serveArea = <V>(server: AreaServer<V>): AreaServer => server as AreaServer

/** An area with its table and server part. */
export type Area = {
  definition: AreaDefinition
  server: AreaServer
  table: PgTable
  /** Columns by field name, and those of every row. */
  columns: NamedColumns &
    Record<'code' | 'revision' | 'createdAt' | 'updatedAt', PgColumn> & {
      /** Absent where rows belong to the product. */
      company?: PgColumn
    }
  read(row: Row): Value
  write(value: Value): Row
}

/** Formats an instant as required by `t.instant()`. */
const formatInstant = (date: unknown) => (date as Date).toISOString().replace('.000Z', 'Z')

/** Builds an area from its declaration and its server part. Throws if the declaration is inconsistent. */
export function makeArea(definition: AreaDefinition, server: AreaServer = {}): Area {
  checkDeclaration(definition)
  const table = server.table ?? areaTable(definition)
  const byKey: Record<string, PgColumn> = getTableColumns(table)
  const keyOf = (field: string) => server.columns?.[field] ?? field
  const renamed = Object.keys(server.columns ?? {}).flatMap((field) => {
    const column = byKey[keyOf(field)]
    return column ? [[field, column] as const] : []
  })
  const columns = { ...byKey, ...Object.fromEntries(renamed) } as Area['columns']
  if (definition.branch && !columns[definition.branch])
    throw new Error(`backend/areas/${definition.name}.ts: its table has no column for "${definition.branch}"`)
  const fields = Object.entries(definition.schema.properties).map(([name, schema]) => ({
    name,
    key: keyOf(name),
    isInstant: fieldKind(schema) === 'instant',
  }))
  return {
    definition,
    server,
    table,
    columns,
    read: (row) => ({
      ...Object.fromEntries(
        fields.flatMap(({ name, key, isInstant }) => {
          const value = row[key]
          if (value === null || value === undefined) return []
          return [[name, isInstant ? formatInstant(value) : value]]
        }),
      ),
      ...server.read?.(row),
    }),
    write: (value) => ({
      ...Object.fromEntries(
        fields.flatMap(({ name, key, isInstant }) => {
          if (!byKey[key]) return []
          const given = value[name]
          return [[key, isInstant && given !== undefined ? new Date(String(given)) : (given ?? null)]]
        }),
      ),
      ...server.write?.(value),
    }),
  }
}
