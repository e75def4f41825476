import { setImmediate } from 'node:timers/promises'
import { translate } from '../../../../locales/index.ts'
import { type Locale, locales } from '../../../../locales/locale.ts'
import { fieldKind, referredArea } from '../../../../schemas/core/field-kind.ts'
import { structureOf } from '../../../../schemas/core/schema-shape.ts'
import type { Label, TSchema } from '../../../../schemas/core/type.ts'
import { publicationFields } from '../../../../schemas/publication.ts'
import { textCell } from '../../text-cell.ts'
import type { Area, Row, Value } from '../area.ts'
import type { ReferenceNames } from './read-names.ts'

type Column = { label: string; cell: (value: Value) => string }

const labelOf = (schema: TSchema, name: string, locale: Locale): string =>
  (schema as { 'x-label'?: Label })['x-label']?.[locale] ?? name

const plain = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  return textCell(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** The CSV columns of a field: one for each language of a localized text, otherwise one. */
function columnsOf(name: string, schema: TSchema, locale: Locale, names: ReferenceNames): Column[] {
  const label = labelOf(schema, name, locale)
  const kind = fieldKind(schema)
  if (kind === 'localized')
    return locales.map((lang) => ({
      label: `${label} (${lang})`,
      cell: (value) => plain((value[name] as Record<string, string> | undefined)?.[lang]),
    }))
  const structure = structureOf(schema)
  const item = structure.kind === 'array' ? structure.items : schema
  const choices = (item as { 'x-choices'?: Record<string, Label> })['x-choices']
  const referred = names.get(referredArea(item) ?? '')
  const shown = (one: unknown) => choices?.[String(one)]?.[locale] ?? referred?.get(String(one)) ?? one
  return [
    {
      label,
      cell: (value) => {
        const one = value[name]
        if (kind === 'texts' && Array.isArray(one)) return textCell(one.map(shown).join(', '))
        return plain(shown(one))
      },
    },
  ]
}

/** Status and period of a row like fields of its value. */
const publicationOf = ({ status, shownFrom, shownUntil }: Row): Value => {
  const instant = (at: unknown) => (at instanceof Date ? at.toISOString() : undefined)
  return { status, shownFrom: instant(shownFrom), shownUntil: instant(shownUntil) }
}

/** Rows between which other requests get their turn. */
const chunk = 500

/**
 * Rows as CSV with a header in the reader's language, choices and references by their names, status and period where they are
 * `scheduled`; begins with a byte order mark, so that Excel detects UTF-8.
 */
export async function csvOf(
  area: Area,
  rows: readonly Row[],
  locale: Locale,
  names: ReferenceNames = new Map(),
): Promise<string> {
  const { schema, scheduled } = area.definition
  const fields = { ...schema.properties, ...(scheduled && publicationFields(area.definition)) }
  const columns = Object.entries(fields).flatMap(([name, field]) => columnsOf(name, field, locale, names))
  const code = translate(locale)('business:area.code')
  const lineOf = (row: Row) => {
    const value = { ...area.read(row), ...(scheduled && publicationOf(row)) }
    return [textCell(String(row.code)), ...columns.map(({ cell }) => cell(value))].join(',')
  }
  const lines: string[] = []
  for (let from = 0; from < rows.length; from += chunk) {
    lines.push(...rows.slice(from, from + chunk).map(lineOf))
    await setImmediate()
  }
  const head = [textCell(code), ...columns.map(({ label }) => textCell(label))].join(',')
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
}
