import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { account, membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { FileName } from '../../kit/files/store.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import type { CompanyTable } from '../tables/company-tables.ts'
import { replaceAddresses } from '../tables/files-in.ts'
import { belongsTo, ownedTables } from '../tables/owned-tables.ts'
import { changedKeys, globalKeysOf, keepChanged, otherKey, takenOf } from './global-keys.ts'
import { filesSpace, nameHere } from './incoming-file.ts'

/** A file that is brought into a company, and which of its files are in the store. */
export type Bringing = { file: string; company: string; stored: ReadonlySet<FileName> }

type Row = FileRow | undefined

const wordsOf = (rows: readonly Row[], key: string): string[] =>
  rows.flatMap((row) => (typeof row?.[key] === 'string' ? [row[key]] : []))

/** Gives rows other keys in place of those that are taken; a row whose key must stay is left out. */
async function withOwnKeys(orm: Orm, { file }: Bringing, table: CompanyTable, rows: Row[]): Promise<Row[]> {
  let placed = rows
  for (const one of globalKeysOf(table)) {
    const taken = new Set(await takenOf(orm, one, wordsOf(placed, one.key)))
    if (taken.size === 0) continue
    await keepChanged(orm, file, one.space, [...taken])
    placed = placed.map((row) => {
      const value = row?.[one.key]
      if (!row || typeof value !== 'string' || !taken.has(value)) return row
      return table.rules.keyStays ? undefined : { ...row, [one.key]: otherKey(file, one.space, value) }
    })
  }
  return placed
}

/** Which of these keys rows of the company have. Of another company's they are none: a file may name anything. */
async function ownKeys(orm: Orm, company: string, to: PgColumn, values: readonly string[]) {
  const owned = ownedTables.get(to.table as PgTable)
  if (!owned || values.length === 0) return new Set<string>()
  const rows = await orm
    .select({ value: sql<string>`${to}::text` })
    .from(owned.table)
    .where(and(inArray(to, [...new Set(values)]), belongsTo(owned, company)))
  return new Set(rows.map(({ value }) => value))
}

/** A row without a reference to what is not there; undefined if it cannot be without. */
const without = ({ rules }: CompanyTable, row: FileRow, key: string, column: PgColumn): Row =>
  column.notNull || rules.neverChanges ? undefined : { ...row, [key]: null }

const keyOf = ({ columns }: CompanyTable, one: PgColumn): string =>
  columns.find(({ column }) => column.name === one.name)?.key ?? ''

/** Lets rows name what they name here. A row of the same table that comes later is named when all of them are there (`joinRows`). */
async function withReferences(orm: Orm, { file, company }: Bringing, table: CompanyTable, rows: Row[]) {
  let placed = rows
  for (const { key, column } of table.columns) {
    const to = table.references.find((one) => one.column === column)?.to
    const target = to && ownedTables.get(to.table as PgTable)
    if (!to || !target) continue
    const changed = await changedKeys(orm, file, target.name, wordsOf(placed, key))
    const here = (value: string) => (changed.has(value) ? otherKey(file, target.name, value) : value)
    const there = await ownKeys(orm, company, to, wordsOf(placed, key).map(here))
    // Rows of one statement may name each other.
    const beside = target.table === table.table ? wordsOf(placed, keyOf(table, to)) : []
    const known = new Set([...there, ...beside])
    placed = placed.map((row) => {
      const value = row?.[key]
      if (!row || typeof value !== 'string') return row
      return known.has(here(value)) ? { ...row, [key]: here(value) } : without(table, row, key, column)
    })
  }
  for (const { columns, to } of table.pairs) {
    const at = columns.findIndex((column) => column !== table.company)
    const one = table.columns.find(({ column }) => column === columns[at])
    const target = to[at]
    if (!one || !target) continue
    const known = await ownKeys(orm, company, target, wordsOf(placed, one.key))
    placed = placed.map((row) => {
      const value = row?.[one.key]
      return row && typeof value === 'string' && !known.has(value)
        ? without(table, row, one.key, one.column)
        : row
    })
  }
  return placed
}

/** Leaves out rows that need one of another table which the company does not have. */
async function withNeeded(
  orm: Orm,
  { company }: Bringing,
  { rules }: CompanyTable,
  rows: Row[],
): Promise<Row[]> {
  let placed = rows
  for (const [key, to] of Object.entries(rules.needs ?? {})) {
    const known = await ownKeys(orm, company, to, wordsOf(placed, key))
    placed = placed.map((row) => (known.has(String(row?.[key])) ? row : undefined))
  }
  return placed
}

/** Lets rows name what they follow from as it is called here. */
async function withFollowed(orm: Orm, { file }: Bringing, table: CompanyTable, rows: Row[]): Promise<Row[]> {
  let placed = rows
  for (const [key, targets] of Object.entries(table.rules.follows ?? {}))
    for (const target of targets) {
      const space = getTableName(target)
      const changed = await changedKeys(orm, file, space, wordsOf(placed, key))
      if (changed.size === 0) continue
      placed = placed.map((row) => {
        const value = row?.[key]
        return row && typeof value === 'string' && changed.has(value)
          ? { ...row, [key]: otherKey(file, space, value) }
          : row
      })
    }
  return placed
}

/** The ids of people who may be named: members of the company, and accounts that are not of here. Any other one is somebody else. */
async function withPeople(orm: Orm, { file, company }: Bringing, table: CompanyTable, rows: Row[]) {
  const { people } = table
  const ids = [...new Set(people.flatMap((key) => wordsOf(rows, key)))]
  const others =
    ids.length === 0
      ? []
      : await orm
          .select({ id: account.id })
          .from(account)
          .leftJoin(membership, and(eq(membership.account, account.id), eq(membership.company, company)))
          .where(and(inArray(account.id, ids), sql`${membership.account} is null`))
  const unknown = new Set(others.map(({ id }) => id))
  return rows.map((row) => {
    if (!row) return row
    const named = people.flatMap((key) => {
      const value = row[key]
      return typeof value === 'string' && unknown.has(value) ? [[key, otherKey(file, 'account', value)]] : []
    })
    const accounts = table.columns.flatMap(({ key, isAccount }) => (isAccount ? [[key, null]] : []))
    return { ...row, ...Object.fromEntries([...named, ...accounts]) }
  })
}

/** Lets rows name files as they are stored here. A private file that the archive does not have is named by no row. */
async function withFiles(orm: Orm, { file, stored }: Bringing, table: CompanyTable, rows: Row[]) {
  const { files = [] } = table.rules
  const texts = rows.map((row) => row && JSON.stringify(row))
  const inTexts: FileName[] = []
  for (const text of texts)
    if (text)
      replaceAddresses(text, (address, name) => {
        inTexts.push(name)
        return address
      })
  const changed = await changedKeys(orm, file, filesSpace, [
    ...inTexts,
    ...files.flatMap((key) => wordsOf(rows, key)),
  ])
  return texts.map((text): Row => {
    if (text === undefined) return undefined
    let row: Row = JSON.parse(
      changed.size === 0
        ? text
        : replaceAddresses(text, (address, name) =>
            addressHere(address, name, nameHere(file, changed, name)),
          ),
    )
    for (const key of files) {
      const name = row?.[key]
      const column = table.columns.find((one) => one.key === key)?.column
      if (!row || !column || typeof name !== 'string') continue
      row = stored.has(name)
        ? { ...row, [key]: nameHere(file, changed, name) }
        : without(table, row, key, column)
    }
    return row
  })
}

const randomOf = (name: FileName) => /[0-9a-f]{32}/.exec(name)?.[0] ?? ''

/** The address of a file that has another name here. */
const addressHere = (address: string, name: FileName, here: FileName): string =>
  address.replace(randomOf(name), randomOf(here))

/** Rows as they can be written here; undefined in place of each that cannot, because it names what is not there. */
export async function placeRows(
  orm: Orm,
  bringing: Bringing,
  table: CompanyTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const steps = [withFiles, withPeople, withOwnKeys, withReferences, withNeeded, withFollowed]
  let placed = [...rows]
  for (const step of steps) placed = await step(orm, bringing, table, placed)
  return placed
}
