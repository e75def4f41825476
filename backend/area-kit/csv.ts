import { translate } from '../../locales/index.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { fieldKind } from '../../schemas/field-kind.ts'
import type { Label, TSchema } from '../../schemas/type.ts'
import type { Area, Row, Value } from './area.ts'

/**
 * Spreadsheets treat a cell that begins with one of these characters, even after invisible ones, as a formula and
 * execute it.
 */
const formula = /^([\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u

/** A text as a cell: never a formula, quoted if necessary. */
function textCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Column = { label: string; cell: (value: Value) => string }

const labelOf = (schema: TSchema, name: string, locale: Locale): string =>
  (schema as { 'x-label'?: Label })['x-label']?.[locale] ?? name

const plain = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  return textCell(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** The CSV columns of a field: one for each language of a localized text, otherwise one. */
function columnsOf(name: string, schema: TSchema, locale: Locale): Column[] {
  const label = labelOf(schema, name, locale)
  const kind = fieldKind(schema)
  if (kind === 'localized')
    return locales.map((lang) => ({
      label: `${label} (${lang})`,
      cell: (value) => plain((value[name] as Record<string, string> | undefined)?.[lang]),
    }))
  const choices = (schema as { 'x-choices'?: Record<string, Label> })['x-choices']
  return [
    {
      label,
      cell: (value) => {
        const one = value[name]
        if (kind === 'texts' && Array.isArray(one)) return textCell(one.join(', '))
        return plain(choices && typeof one === 'string' ? (choices[one]?.[locale] ?? one) : one)
      },
    },
  ]
}

/** Rows as CSV with a header in the reader's language; begins with a byte order mark, so that Excel detects UTF-8. */
export function csvOf(area: Area, rows: readonly Row[], locale: Locale): string {
  const columns = Object.entries(area.definition.schema.properties).flatMap(([name, schema]) =>
    columnsOf(name, schema, locale),
  )
  const code = translate(locale)('business:area.code')
  const lines = rows.map((row) => {
    const value = area.read(row)
    return [textCell(String(row.code)), ...columns.map(({ cell }) => cell(value))].join(',')
  })
  const head = [textCell(code), ...columns.map(({ label }) => textCell(label))].join(',')
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
}
