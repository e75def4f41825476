import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { index, type PgColumn, text } from 'drizzle-orm/pg-core'
import { locales } from '../../../locales/locale.ts'
import { type AreaDefinition, sortedField } from '../../../schemas/areas/define-area.ts'
import { type FieldKind, fieldKind } from '../../../schemas/core/field-kind.ts'
import { filterExpression, searchExpression, sortExpression } from './expressions.ts'

/** Columns by field name, including `company` (unless rows belong to the product), `code` and the properties of every row. */
export type NamedColumns = Readonly<Record<string, PgColumn>>

/** Properties of rows that are numbers. */
const numbers = ['position', 'views']

/** The column of a field or of a property of every row, such as `updatedAt`. Throws if a list names an unknown one. */
export function fieldColumn(
  area: AreaDefinition,
  columns: NamedColumns,
  field: string,
): { kind: FieldKind; column: PgColumn } {
  const column = columns[field]
  if (!column) throw new Error(`schemas/areas/${area.name}.ts: its list names "${field}", which is no field`)
  const schema = area.schema.properties[field]
  return { column, kind: schema ? fieldKind(schema) : numbers.includes(field) ? 'integer' : 'json' }
}

/** True if a row may have no value in the field. */
export const isOptional = ({ schema }: AreaDefinition, field: string): boolean =>
  Object.hasOwn(schema.properties, field) && !(schema.required ?? []).includes(field)

/** The name of a field's column: `priceTo` → `price_to`. */
export const columnName = (field: string): string =>
  field.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column `searched` of a table whose columns are named after the fields. */
export const searchedColumn = (area: AreaDefinition) =>
  text('searched').generatedAlwaysAs(
    searchExpression(
      (area.list?.search ?? []).flatMap((field) => {
        const schema = area.schema.properties[field]
        if (!schema) return []
        const kind = fieldKind(schema)
        // How Postgres writes dates depends on settings, so that it computes no column from them.
        if (kind === 'date' || kind === 'instant')
          throw new Error(`schemas/areas/${area.name}.ts: its list cannot search "${field}", which is a date`)
        return [{ kind, column: { name: columnName(field) } }]
      }),
    ),
  )

/** Postgres cuts longer names, so that two of them can become the same. */
const maxNameLength = 63

/** The name of an index; its end is a hash if it would be too long. */
function indexName(area: string, rest: string): string {
  const name = `${area}_${rest}`.replaceAll('-', '_').toLowerCase()
  if (name.length <= maxNameLength) return name
  const digest = hash('sha1', name).slice(0, 8)
  return `${name.slice(0, maxNameLength - digest.length - 1)}_${digest}`
}

/** Indexes for the search, filters and sorts of an area's list; none for rows of the product, which are few. */
export function areaIndexes(area: AreaDefinition, columns: NamedColumns) {
  const { list, name, ordered, scheduled, drafted } = area
  const { company, code } = columns
  if (!list || !company || !code) return []
  const named = (rest: string) => index(indexName(name, rest))
  const of = (field: string) => fieldColumn(area, columns, field)
  const sorts = list.sorts.map(sortedField).flatMap((field) => {
    const sorted = of(field)
    const isLocalized = sorted.kind === 'localized'
    return (isLocalized ? locales : (['ru'] as const)).flatMap((locale) => {
      const name = `by_${field}${isLocalized ? `_${locale}` : ''}`
      const expression = sortExpression(sorted, locale)
      const value = isLocalized || sorted.kind === 'text' ? expression : sorted.column
      return [
        named(name).on(company, value, code),
        // Read in reverse, the index above would have rows without a value first.
        ...(isOptional(area, field)
          ? [
              named(`${name}_desc`).on(
                company,
                sql`${expression} desc nulls last`,
                sql`${sql.identifier(code.name)} desc`,
              ),
            ]
          : []),
      ]
    })
  })
  const filters = (list.filters ?? []).map((field) => {
    const filtered = of(field)
    return filtered.kind === 'texts'
      ? named(`with_${field}`).using('gin', filtered.column)
      : named(`of_${field}`).on(company, filterExpression(filtered))
  })
  return [
    ...sorts,
    ...filters,
    // For `visibleRows`, which queries the next beginning or end of a period.
    ...(scheduled && columns.shownFrom ? [named('by_beginning').on(columns.shownFrom)] : []),
    ...(scheduled && columns.shownUntil ? [named('by_end').on(columns.shownUntil)] : []),
    // For `publishDueRows`, which looks for the next instant.
    ...(drafted && columns.publishAt ? [named('by_schedule').on(columns.publishAt)] : []),
    ...(ordered && columns.position ? [named('in_order').on(company, columns.position)] : []),
    ...(columns.searched ? [named('search').using('gin', sql`${columns.searched} gin_trgm_ops`)] : []),
  ]
}
