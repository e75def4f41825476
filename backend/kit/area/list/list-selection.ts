import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listedFields } from '../../../../schemas/areas/define-area.ts'
import { holdsPictures } from '../../../../schemas/core/field-kind.ts'
import { structureOf } from '../../../../schemas/core/schema-shape.ts'
import { fieldColumn } from '../../database/area-indexes.ts'
import { readColumns } from '../../database/read-columns.ts'
import type { Area } from '../area.ts'
import { draftKeys, rowKeys } from '../row-keys.ts'

/** The first of several pictures, which lists show. */
const firstOf = (column: PgColumn): SQL => sql`jsonb_path_query_array(${column}, '$[0]')`.mapWith(column)

type Selection = Record<string, PgColumn | SQL>

/** The columns for fields of rows, of several pictures the first. Throws if a field has no column. */
export function fieldSelection({ definition, table, columns }: Area, fields: readonly string[]): Selection {
  const keys = new Map(Object.entries(readColumns(table)).map(([key, column]) => [column as PgColumn, key]))
  const selected = fields.map((field) => {
    const { column } = fieldColumn(definition, columns, field)
    const schema = definition.schema.properties[field]
    const isPictures = schema && structureOf(schema).kind === 'array' && holdsPictures(schema)
    return [keys.get(column) ?? field, isPictures ? firstOf(column) : column] as const
  })
  return Object.fromEntries(selected)
}

/** The columns for a page of the list; other fields, such as rich text, may be a thousand times as long. */
export function listSelection(area: Area): Selection {
  const { definition, table } = area
  const stored: Record<string, PgColumn> = readColumns(table)
  const keysOfRow = [...rowKeys, ...(definition.drafted ? draftKeys : [])]
  const ofRow = keysOfRow.flatMap((key) => (stored[key] ? [[key, stored[key]] as const] : []))
  return { ...Object.fromEntries(ofRow), ...fieldSelection(area, listedFields(definition)) }
}
