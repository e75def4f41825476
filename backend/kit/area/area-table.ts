import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { type AreaDefinition, isOfProduct } from '../../../schemas/areas/define-area.ts'
import { type FieldKind, fieldKind } from '../../../schemas/core/field-kind.ts'
import { shapeOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { areaIndexes, columnName, type NamedColumns, searchedColumn } from '../database/area-indexes.ts'
import { orderKind } from '../database/column-kinds.ts'
import { draftedColumns, rowColumns, scheduledColumns } from '../tables/columns.ts'
import { ofCompany } from '../tables/company.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

const columnOf: Record<FieldKind, (name: string) => PgColumnBuilderBase> = {
  localized: (name) => jsonb(name),
  texts: (name) => jsonb(name),
  json: (name) => jsonb(name),
  text: (name) => text(name),
  date: (name) => date(name),
  instant,
  integer: (name) => integer(name),
  number: (name) => doublePrecision(name),
  boolean: (name) => boolean(name),
}

/**
 * The default table of an area: a column for each field, the columns of every row, and the indexes of its list.
 * Columns are nullable even if the schema requires the field: the previous version of the code still writes rows
 * without a new field, and the schema validates what is saved. For the same reason `position` and `status` have a
 * default: such rows are first, and shown.
 */
export function areaTable(area: AreaDefinition): PgTable {
  const fields = Object.entries(area.schema.properties).map(
    ([name, schema]) => [name, columnOf[fieldKind(schema)](columnName(name))] as const,
  )
  const columns: Record<string, PgColumnBuilderBase> = {
    ...(!isOfProduct(area) && { company: ofCompany() }),
    code: text().notNull(),
    ...(area.ordered && { position: integer().notNull().default(0) }),
    ...(area.scheduled && scheduledColumns()),
    ...(area.drafted && draftedColumns()),
    ...rowColumns(),
    ...Object.fromEntries(fields),
    ...(area.list && area.list.search.length > 0 && { searched: searchedColumn(area) }),
  }
  return pgTable(columnName(area.name), columns, (table) => [
    primaryKey({
      columns: [...(table.company ? [table.company as PgColumn] : []), table.code as PgColumn] as [PgColumn],
    }),
    ...areaIndexes(area, table as NamedColumns),
  ])
}

function columnKind(schema: TSchema): string {
  const kind = fieldKind(schema)
  const shape = shapeOf(schema)
  return kind === 'json' ? (shape.kind === 'leaf' ? shape.leaf : shape.kind) : kind
}

/** The kinds of the columns of an area's default table, by column. */
export const columnKinds = ({ schema, ordered }: AreaDefinition): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [columnName(name), columnKind(field)]),
  ),
  ...(ordered && { position: orderKind }),
})
