import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AreaDefinition, RowPlace } from '../../schemas/areas/define-area.ts'
import { fieldKind } from '../../schemas/field-kind.ts'
import type { Problem } from '../../schemas/problem.ts'
import { publicationFields } from '../../schemas/publication.ts'
import type { Orm } from '../database/database.ts'
import type { NamedColumns } from './area-indexes.ts'
import { areaTable } from './area-table.ts'

export type Value = Record<string, unknown>
/** A row as Drizzle reads and writes it, by the names of the table's columns. */
export type Row = Record<string, unknown>

/** What is written, with what it replaces: `before` is absent for a new row. */
export type Change<V> = { place: RowPlace; before: V | undefined; after: V; account: string }

/** What is special about an area on the server, the default export of `backend/areas/<area>.ts`. All of it is optional. */
export type AreaServer<V = Value> = {
  /** An existing table, instead of one generated from the schema. */
  table?: PgTable
  /** Columns that are not called like the field: `{ position: 'post' }`; `company` and `code` may be named too. */
  columns?: Record<string, string>
  /** Fields that are no column by themselves: as the schema has them, of a row, and what the table keeps of them. */
  read?(row: Row): Partial<V>
  write?(value: V): Row
  /** What only the database shows to be wrong. Asked in the transaction of the change, about a value that is otherwise valid. */
  check?(orm: Orm, change: Change<V>): Promise<Problem[]>
  /** Columns that a new row has beside its fields. */
  newRow?(orm: Orm, change: Change<V>): Promise<Row>
  /**
   * Before a row is deleted, in the same transaction: throws an `ApiError` to refuse, deletes dependent rows of other
   * tables. References in the values of areas are cleared after it (`clear-references.ts`).
   */
  beforeRemove?(orm: Orm, place: RowPlace): Promise<void>
  /** After a row was written, in the same transaction. */
  afterWrite?(orm: Orm, change: Change<V>): Promise<void>
}

/** Says what is special about an area on the server; the file's default export. */
export const serveArea = <V>(server: AreaServer<V>): AreaServer => server as AreaServer

/** An area as the calls work with it. */
export type Area = {
  definition: AreaDefinition
  server: AreaServer
  table: PgTable
  /** By the names of the fields, and of what all rows have. */
  columns: NamedColumns & Record<'company' | 'code' | 'revision' | 'createdAt' | 'updatedAt', PgColumn>
  read(row: Row): Value
  write(value: Value): Row
}

/** An instant as our schemas spell it. */
const spellInstant = (date: unknown) => (date as Date).toISOString().replace('.000Z', 'Z')

function checkScheduled({ name, single, schema }: AreaDefinition): void {
  if (single) throw new Error(`schemas/areas/${name}.ts: a single area cannot be scheduled`)
  const taken = Object.keys(publicationFields).filter((field) => field in schema.properties)
  if (taken.length > 0)
    throw new Error(`schemas/areas/${name}.ts: a scheduled area cannot have a field ${taken.join(', ')}`)
}

/** Builds an area from its declaration and its server part. Throws where the declaration contradicts itself. */
export function makeArea(definition: AreaDefinition, server: AreaServer = {}): Area {
  if (definition.scheduled) checkScheduled(definition)
  const table = server.table ?? areaTable(definition)
  const byKey: Record<string, PgColumn> = getTableColumns(table)
  const keyOf = (field: string) => server.columns?.[field] ?? field
  const renamed = Object.keys(server.columns ?? {}).flatMap((field) => {
    const column = byKey[keyOf(field)]
    return column ? [[field, column] as const] : []
  })
  const fields = Object.entries(definition.schema.properties).map(([name, schema]) => ({
    name,
    key: keyOf(name),
    isInstant: fieldKind(schema) === 'instant',
  }))
  return {
    definition,
    server,
    table,
    columns: { ...byKey, ...Object.fromEntries(renamed) } as Area['columns'],
    read: (row) => ({
      ...Object.fromEntries(
        fields.flatMap(({ name, key, isInstant }) => {
          const value = row[key]
          if (value === null || value === undefined) return []
          return [[name, isInstant ? spellInstant(value) : value]]
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
