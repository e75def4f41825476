import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { byName, declarations } from '../../../schemas/core/declarations.ts'
import type { Label } from '../../../schemas/core/type.ts'
import { areaOfTable } from '../../areas/every/every-table.ts'
import { account, city, country } from '../../database/tables/index.ts'
import type { Area } from '../../kit/area/area.ts'
import type { LeavingTable, OutgoingTable, Stays } from '../../kit/outgoing/define-outgoing.ts'
import { columnValue } from './column-value.ts'
import { type OwnedTable, ownedTables } from './owned-tables.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.outgoing.ts', { eager: true })

/** What subjects declare of their tables, by the path of the file. */
export const outgoing = declarations<readonly OutgoingTable[]>(modules, 'outgoing')

/** The same by the name of the table. */
export const declared = byName(outgoing, ({ table }) => getTableName(table))

/** A column that leaves, by its key in a row of a file. */
export type LeavingColumn = {
  key: string
  column: PgColumn
  /** What it holds. */
  value: z.ZodType
  /** It refers to an account: it leaves if that is of the staff. */
  isAccount: boolean
}

/** A table of which rows leave with a company. */
export type CompanyTable = OwnedTable & {
  rules: LeavingTable
  area: Area | undefined
  columns: readonly LeavingColumn[]
  /** The keys of columns with the id of an account that no foreign key declares. */
  people: readonly string[]
}

/** Tables of places in the world, which all installations share. */
const ofWorld: readonly PgTable[] = [country, city]

/** Whether a column is written by the database alone. */
const isMade = ({ generated, generatedIdentity }: PgColumn) =>
  generated !== undefined || generatedIdentity !== undefined

function columnsOf({ table, company, references }: OwnedTable, rules: LeavingTable): LeavingColumn[] {
  const all: Record<string, PgColumn> = getTableColumns(table)
  return Object.entries(all).flatMap(([key, column]) => {
    if (isMade(column) || column === company || rules.without?.includes(key)) return []
    const to = references.find((one) => one.column === column)?.to.table
    return [{ key, column, value: columnValue(key, column, rules.shapes?.[key]), isAccount: to === account }]
  })
}

/** Why nothing of a table leaves; undefined if something does. Nothing is said of a table that a test of declarations will name. */
export const staysOf = ({ name, table }: OwnedTable): Stays | 'undeclared' | undefined => {
  const one = declared.get(name)
  if (one && 'stays' in one) return one.stays
  return one || areaOfTable.has(table) ? undefined : 'undeclared'
}

function leaving(owned: OwnedTable): CompanyTable | undefined {
  const { name, table } = owned
  if (staysOf(owned) !== undefined) return undefined
  const one = declared.get(name)
  const rules: LeavingTable = one && 'stays' in one ? { table } : (one ?? { table })
  const area = areaOfTable.get(table)
  const people = [...(rules.people ?? []), ...(area ? ['updatedBy'] : [])]
  return { ...owned, rules, area, people, columns: columnsOf(owned, rules) }
}

/** Whether all tables that a table refers to are among the sorted ones, or are none of a company. */
function isReady({ table, references, pairs, rules }: CompanyTable, waiting: ReadonlySet<PgTable>): boolean {
  const to = [
    ...references.map((one) => one.to.table),
    ...pairs.flatMap((one) => one.to.map((column) => column.table)),
    ...Object.values(rules.needs ?? {}).map((column) => column.table),
  ]
  return to.every((other) => other === table || !waiting.has(other as PgTable))
}

/** Tables so that each comes after those that it refers to. */
function sorted(tables: readonly CompanyTable[]): CompanyTable[] {
  const waiting = new Map(tables.map((one) => [one.table, one]))
  const done: CompanyTable[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((one) => isReady(one, new Set(waiting.keys())))
    if (!next) throw new Error(`tables refer to each other: ${[...waiting.values()].map(({ name }) => name)}`)
    done.push(next)
    waiting.delete(next.table)
  }
  return done
}

/** Every table of which rows leave with a company, each after those that it refers to. */
export const companyTables: readonly CompanyTable[] = sorted(
  [...ownedTables.values()].flatMap((owned) => leaving(owned) ?? []),
)

/** What people call the rows of a table; undefined for one that they do not know as a kind of its own. */
export const labelOf = ({ rules, area }: CompanyTable): Label | undefined =>
  rules.label ?? area?.definition.label

/** What a declaration lacks or says wrongly, as a sentence with the remedy; none if all is well. */
export function declarationFaults(): string[] {
  const undeclared = [...ownedTables.values()].flatMap((owned) =>
    staysOf(owned) === 'undeclared'
      ? [
          `"${owned.name}" has rows of companies: declare whether it goes out with a company in backend/<subject>/<name>.outgoing.ts`,
        ]
      : [],
  )
  const foreign = [...declared.values()].flatMap(({ table }) =>
    ownedTables.has(table)
      ? []
      : [`"${getTableName(table)}" has no rows of companies: nothing of it can leave`],
  )
  return [...undeclared, ...foreign, ...companyTables.flatMap(faultsOf)]
}

/** The keys of columns that an area has in its schema. */
const fieldKeysOf = ({ definition, server }: Area): string[] =>
  Object.keys(definition.schema.properties).map((field) => server.columns?.[field] ?? field)

const secret = /hash|secret|token|password|sealed/i

function faultsOf({ name, table, rules, area, columns, references }: CompanyTable): string[] {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const named = [
    ...(rules.without ?? []),
    ...(rules.files ?? []),
    ...(rules.people ?? []),
    ...(rules.kept ?? []),
    ...Object.keys(rules.follows ?? {}),
    ...Object.keys(rules.needs ?? {}),
    ...Object.keys(rules.emptyWithout ?? {}),
    ...Object.keys(rules.shapes ?? {}),
  ]
  const ofArea = new Set(area ? fieldKeysOf(area) : [])
  const unknown = named.filter((key) => !all[key]).map((key) => `"${name}" has no column "${key}"`)
  const rest = columns.flatMap(({ key, column }) => {
    if (secret.test(key) && key !== 'sha256')
      return [`"${name}.${key}" may be a secret: declare it in \`without\``]
    const to = references.find((one) => one.column === column)?.to.table as PgTable | undefined
    if (to && to !== account && !ownedTables.has(to) && !ofWorld.includes(to))
      return [`"${name}.${key}" refers to rows of no company: declare it in \`without\``]
    const isKnown =
      column.primary ||
      column.isUnique ||
      to !== undefined ||
      rules.people?.includes(key) ||
      rules.follows?.[key] !== undefined ||
      area !== undefined ||
      rules.outOnly !== undefined
    if (column.getSQLType() === 'uuid' && !isKnown)
      return [`"${name}.${key}" is the id of something: declare it in \`people\`, \`follows\` or \`without\``]
    const isJson = /^jsonb?$/.test(column.getSQLType())
    if (isJson && !ofArea.has(key) && !rules.outOnly && !rules.shapes?.[key] && !rules.kept?.includes(key))
      return [`"${name}.${key}" is JSON: declare in \`shapes\` what it may hold`]
    return []
  })
  return [...unknown, ...rest]
}
