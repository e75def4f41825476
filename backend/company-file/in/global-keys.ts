import { hash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { companyFileKey } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { CompanyTable } from '../tables/company-tables.ts'

/** A column whose values are unique in all companies, by its key in a row. */
export type GlobalKey = { key: string; column: PgColumn; space: string }

/** The columns of a table whose values other companies may have: a row that brings such a one gets another. */
export function globalKeysOf({ table, name, company, columns, rules }: CompanyTable): GlobalKey[] {
  const { indexes, primaryKeys } = getTableConfig(table)
  const alone = new Set(
    indexes.flatMap(({ config }) => {
      const [first, ...more] = config.columns
      return config.unique && !config.where && first && more.length === 0 && 'name' in first
        ? [first.name]
        : []
    }),
  )
  const isPair = primaryKeys.length > 0
  return columns.flatMap(({ key, column }) =>
    column !== company &&
    !rules.kept?.includes(key) &&
    ((column.primary && !isPair) || column.isUnique || alone.has(column.name))
      ? [{ key, column, space: column.primary ? name : `${name}.${column.name}` }]
      : [],
  )
}

/** Which of these values rows of here have already. */
export async function takenOf(orm: Orm, { column }: GlobalKey, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return []
  const rows = await orm
    .select({ value: column })
    .from(column.table as never)
    .where(inArray(column, [...new Set(values)]))
  return rows.map(({ value }) => String(value))
}

/** Which of these keys of a space a file had to change, as it was found when they were brought. */
export async function changedKeys(
  orm: Orm,
  file: string,
  space: string,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set()
  const rows = await orm
    .select({ key: companyFileKey.key })
    .from(companyFileKey)
    .where(
      and(
        eq(companyFileKey.file, file),
        eq(companyFileKey.space, space),
        inArray(companyFileKey.key, [...new Set(values)]),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}

/** Keeps which keys a file has to change. */
export async function keepChanged(
  orm: Orm,
  file: string,
  space: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0)
    await orm
      .insert(companyFileKey)
      .values(keys.map((key) => ({ file, space, key })))
      .onConflictDoNothing()
}

const digits = '0123456789'
/** Letters that nobody takes for others. */
const letters = 'abcdefghjkmnpqrstvwxyz'

/** Another character of the same kind, so that a code looks like one of its kind and an id is an id. */
function like(character: string, byte: number, isId: boolean): string {
  if (isId) return /[0-9a-f]/.test(character) ? (byte % 16).toString(16) : character
  if (/\d/.test(character)) return digits[byte % 10] ?? character
  const letter = letters[byte % letters.length] ?? character
  if (/[a-z]/.test(character)) return letter
  return /[A-Z]/.test(character) ? letter.toUpperCase() : character
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f]{32}$/

/** The key in place of one that is taken: the same each time it is asked for, so that rows that name it are written later. An address keeps its words. */
export function otherKey(file: string, space: string, key: string): string {
  const bytes = Buffer.from(hash('sha256', JSON.stringify([file, space, key])), 'hex')
  if (!id.test(key) && (key.includes('-') || key.length < 4))
    return `${key}-${bytes.toString('hex').slice(0, 6)}`
  return [...key].map((one, at) => like(one, bytes[at % bytes.length] ?? 0, id.test(key))).join('')
}
