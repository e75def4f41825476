import { fieldKind } from '../../../schemas/core/field-kind.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { parseJson } from '../../../schemas/core/parse-json.ts'
import { salvage } from '../../../schemas/core/salvage.ts'
import type { Area } from '../../kit/area/area.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import type { CompanyTable } from '../tables/company-tables.ts'

/** What Postgres stores in no text: a zero, and half of a character. */
const unstorable = /\\u0000|\\ud[89a-f]/i

/** A value of a row as JSON has it. */
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

/** The fields of an area as its schema and its own check allow them: a part that they do not is left out. */
function judgedFields({ definition, server, read, write }: Area, row: FileRow): FileRow {
  const keyOf = (field: string) => server.columns?.[field] ?? field
  const stored = Object.fromEntries(
    Object.entries(definition.schema.properties).flatMap(([field, schema]) => {
      const value = row[keyOf(field)]
      return fieldKind(schema) === 'instant' && typeof value === 'string'
        ? [[keyOf(field), new Date(value)]]
        : []
    }),
  )
  const { value } = judge(definition.schema, read({ ...row, ...stored }))
  const sound = value && salvage(definition.schema, value, definition.check?.(value as never) ?? [])
  const written = write(isRecord(sound) ? sound : {})
  return Object.fromEntries(
    Object.entries(written).flatMap(([key, one]) => (key in row ? [[key, plain(one)]] : [])),
  )
}

/**
 * A row of a file as its table can have it; undefined for one that it cannot: a value of another kind, or none where there must be one. A column that an
 * older file does not have is left to the table.
 */
export function readRow({ columns, area, rules }: CompanyTable, line: string): FileRow | undefined {
  let sent: unknown
  try {
    sent = unstorable.test(line) ? undefined : parseJson(line)
  } catch {
    return undefined
  }
  if (!isRecord(sent)) return undefined
  const row: FileRow = {}
  const { brought = (one: FileRow) => one } = rules
  for (const { key } of columns) if (sent[key] !== undefined) row[key] = sent[key]
  const checked = { ...row, ...(area && judgedFields(area, row)) }
  const made = brought(checked)
  const read: FileRow = { ...made }
  for (const { key, column, value } of columns) {
    if (made[key] === undefined) {
      if (column.notNull && !column.hasDefault) return undefined
      continue
    }
    const { success, data } = value.safeParse(made[key])
    if (!success) return undefined
    read[key] = data
  }
  return read
}
