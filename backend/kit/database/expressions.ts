import { type SQL, sql } from 'drizzle-orm'
import { defaultLocale, type Locale, locales } from '../../../locales/locale.ts'
import type { FieldKind } from '../../../schemas/core/field-kind.ts'
import { foldedLetters } from '../../../schemas/formats/fold.ts'

/** A column of a field, and the kind of its content. */
export type FieldColumn = { kind: FieldKind; column: Named }

type Named = { name: string }

// Postgres uses an expression index only if the query has the identical expression: without a table prefix and
// parameters.
const name = (column: Named) => sql.identifier(column.name)
const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)
const inLocale = (column: Named, locale: Locale) => sql`${name(column)} ->> ${quoted(locale)}`

/** The expression for sorting in a reader's language; the order suits all four languages. */
export function sortExpression({ kind, column }: FieldColumn, locale: Locale): SQL {
  const collation = sql.raw('collate "und-x-icu"')
  if (kind === 'text') return sql`${name(column)} ${collation}`
  if (kind !== 'localized') return sql`${name(column)}`
  const own = inLocale(column, locale)
  const shown = locale === defaultLocale ? own : sql`coalesce(${own}, ${inLocale(column, defaultLocale)})`
  return sql`(${shown}) ${collation}`
}

/** The expression for filtering; the Russian text of a localized field. */
export const filterExpression = ({ kind, column }: FieldColumn): SQL =>
  kind === 'localized' ? sql`(${inLocale(column, defaultLocale)})` : sql`${name(column)}`

const quotes = 'ʻʼ‘’`´'
const letters = Object.entries(foldedLetters)
const from = letters.map(([letter]) => letter).join('') + quotes
const to = letters.map(([, folded]) => folded).join('') + "'".repeat(quotes.length)

const searchedPart = ({ kind, column }: FieldColumn): SQL[] =>
  kind === 'localized'
    ? locales.map((locale) => sql`coalesce(${inLocale(column, locale)}, '')`)
    : [kind === 'text' ? sql`coalesce(${name(column)}, '')` : sql`coalesce(${name(column)}::text, '')`]

/**
 * All searchable text of a row, normalized like `fold` (`schemas/formats/fold.ts`). It is stored in a column, because
 * normalizing each row that the index finds takes twenty times as long as comparing it.
 */
export function searchExpression(fields: readonly FieldColumn[]): SQL {
  const text = sql.join(fields.flatMap(searchedPart), sql` || ' ' || `)
  return sql`(translate(lower((${text}) collate "und-x-icu"), ${quoted(from)}, ${quoted(to)}))`
}
