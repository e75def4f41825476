import type { Locale } from '../../locales/locale.ts'
import type { ImportRowAnswer } from '../../schemas/api/exchange.ts'
import { cellText, writtenText } from '../../schemas/exchange/cell-text.ts'
import type { ExchangeDefinition } from '../../schemas/exchange/define-exchange.ts'
import type { Columns } from '../../schemas/exchange/guess-columns.ts'
import type { Words } from '../../schemas/exchange/kind.ts'
import type { exchangeRow } from '../database/tables/index.ts'
import type { ImportSubject } from '../kit/exchange/define-import.ts'
import { faultText } from './fault-text.ts'

type Row = typeof exchangeRow.$inferSelect

/** In which language a row is read, and the words of the product. */
export type Reading = { locale: Locale; words: Words }

/** The texts of values by field, in the order of the fields. */
function textsOf(
  { fields }: ExchangeDefinition,
  values: Record<string, unknown>,
  { locale, words }: Reading,
): Map<string, string> {
  const given = Object.entries(fields).flatMap(([name, { kind, whole }]) => {
    const value = values[name]
    if (whole || value === undefined || value === null) return []
    return [[name, writtenText(kind.write(value, locale, words), locale)] as const]
  })
  return new Map(given)
}

const isNaming = ({ fields }: ExchangeDefinition, name: string, values: Record<string, unknown>) =>
  fields[name]?.isRequired === true && typeof values[name] !== 'number'

/** What is written of a row: all that a new thing has, and of a changed one what changes. */
function valuesOf(
  { definition, tableOf }: ImportSubject,
  row: Row,
  reading: Reading,
): ImportRowAnswer['VALUES'] {
  const { locale } = reading
  const { outcome, value, before } = row
  const texts = textsOf(definition, value, reading)
  const old = before ? textsOf(definition, tableOf?.(before) ?? before, reading) : new Map<string, string>()
  const isChanged = (name: string) => before !== null && (definition.fields[name]?.of ?? name) in before
  return [...texts].flatMap(([name, text]) => {
    // The title has them; and a key of another system is not written.
    if (outcome === 'add' && (isNaming(definition, name, value) || definition.fields[name]?.isKey)) return []
    if (outcome !== 'add' && (!isChanged(name) || old.get(name) === text)) return []
    return [{ LABEL: definition.fields[name]?.label[locale] ?? name, OLD: old.get(name) ?? null, NEW: text }]
  })
}

/** The required values of a thing name it, numbers apart. */
const titleOf = (definition: ExchangeDefinition, row: Row, reading: Reading): string =>
  [...textsOf(definition, row.value, reading)]
    .flatMap(([name, text]) => (isNaming(definition, name, row.value) ? [text] : []))
    .join(' · ')

/** What would become of a row, or has become of it, in words. */
export function rowAnswer(
  subject: ImportSubject,
  columns: Columns,
  row: Row,
  reading: Reading,
): ImportRowAnswer {
  const { locale } = reading
  const { definition } = subject
  const isWritten = row.outcome === 'add' || row.outcome === 'change'
  return {
    ROW: row.at,
    OUTCOME: row.outcome,
    STATE: row.state,
    TITLE: titleOf(definition, row, reading),
    VALUES: isWritten ? valuesOf(subject, row, reading) : [],
    FAULTS: (row.faults ?? []).map((fault) => {
      const field = fault.field === undefined ? undefined : definition.fields[fault.field]
      const index = fault.field === undefined ? -1 : columns.fields.indexOf(fault.field)
      const cell = row.cells?.[index]
      return {
        COLUMN: field?.label[locale] ?? null,
        CELL: cell === undefined ? null : cellText(cell),
        MESSAGE: faultText(fault, { field, cell }, locale),
      }
    }),
  }
}
