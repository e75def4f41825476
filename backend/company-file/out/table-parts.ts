import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { fieldKind } from '../../../schemas/core/field-kind.ts'
import type { Label } from '../../../schemas/core/type.ts'
import { withoutRepeated } from '../../../schemas/core/without-repeated.ts'
import type { WrittenCell } from '../../../schemas/exchange/cell.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import { textsShape } from '../../kit/outgoing/shapes.ts'
import { writeCsv } from '../../kit/sheets/write-csv.ts'
import { type CompanyTable, type LeavingColumn, labelOf } from '../tables/company-tables.ts'

type Lines = AsyncIterable<readonly string[]>

/** The rows of a table as a JSON list, a row a line. */
export async function* jsonOf(batches: Lines): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const lines of batches) {
    if (lines.length > 0) yield Buffer.from(before + lines.join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

function cellOf(value: unknown): WrittenCell {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const keysOf = ({ columns, rules }: CompanyTable): string[] => [
  ...columns.map(({ key }) => key),
  ...Object.keys(rules.also ?? {}),
]

async function* cellsOf(table: CompanyTable, batches: Lines): AsyncGenerator<WrittenCell[][]> {
  const keys = keysOf(table)
  yield [keys]
  for await (const lines of batches)
    yield lines.map((line) => {
      const row: FileRow = JSON.parse(line)
      return keys.map((key) => cellOf(row[key]))
    })
}

/** The rows of a table as CSV; a value with parts is JSON in its cell. */
export const csvOf = (table: CompanyTable, batches: Lines): AsyncGenerator<Uint8Array> =>
  writeCsv(cellsOf(table, batches))

const schemaOfValue = (value: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(value, { unrepresentable: 'any' })
  return schema
}

/** What a column holds. A field of an area is as its schema says, unless the area stores it in another form. */
function typeOfColumn({ area }: CompanyTable, { key, column, value }: LeavingColumn): object {
  const field = area?.definition.schema.properties[key]
  if (!field || !/^jsonb?$/.test(column.getSQLType())) return schemaOfValue(value)
  const isText = ['localized', 'texts'].includes(fieldKind(field))
  const known = isText ? schemaOfValue(textsShape) : area?.server.write ? {} : field
  return column.notNull ? known : { anyOf: [known, { type: 'null' }] }
}

function columnSchema(table: CompanyTable, column: LeavingColumn, locale: Locale): object {
  const field: { 'x-label'?: Label } | undefined = table.area?.definition.schema.properties[column.key]
  const label = field?.['x-label']
  return { ...(label && { title: label[locale] }), ...typeOfColumn(table, column) }
}

/** The JSON Schema (2020-12) of a table's JSON. */
export function schemaOf(table: CompanyTable, locale: Locale): string {
  const { name, columns } = table
  const label = labelOf(table)?.[locale]
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${name}.schema.json`,
    title: label ?? name,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        ...Object.fromEntries(columns.map((one) => [one.key, columnSchema(table, one, locale)])),
        ...Object.fromEntries(Object.keys(table.rules.also ?? {}).map((key) => [key, {}])),
      },
      required: keysOf(table),
      additionalProperties: false,
    },
  }
  return JSON.stringify(schema, (_, value) => withoutRepeated(value), 2)
}
