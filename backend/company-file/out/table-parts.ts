import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { fieldKind } from '../../../schemas/core/field-kind.ts'
import { withoutRepeated } from '../../../schemas/core/without-repeated.ts'
import type { WrittenCell } from '../../../schemas/exchange/cell.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import { writeCsv } from '../../kit/sheets/write-csv.ts'
import type { CompanyTable, LeavingColumn } from '../tables/company-tables.ts'

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

/** A column as JSON Schema: a field of an area has its words, and what is stored as its schema says has all of it. */
function columnSchema({ area }: CompanyTable, { key, column, value }: LeavingColumn, locale: Locale) {
  const field = area?.definition.schema.properties[key]
  const isStoredSo = field && fieldKind(field) === 'json' && !area?.server.write && !area?.server.columns
  const plain = z.toJSONSchema(value, { unrepresentable: 'any' })
  const { $schema, ...rest } = plain
  const label = field && 'x-label' in field ? (field['x-label'] as Record<Locale, string>)[locale] : undefined
  const inner = isStoredSo ? (column.notNull ? field : { anyOf: [field, { type: 'null' }] }) : rest
  return { ...(label !== undefined && { title: label }), ...inner }
}

/** The JSON Schema (2020-12) of a table's JSON. */
export function schemaOf(table: CompanyTable, locale: Locale): string {
  const { name, area, columns } = table
  const label = area?.definition.label[locale]
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
