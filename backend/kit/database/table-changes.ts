import type { PgTable } from 'drizzle-orm/pg-core'
import { type ColumnKinds, orderKind } from './column-kinds.ts'
import { generateDrizzleJson, generateMigration } from './drizzle-kit.ts'

type DrizzleSnapshot = Parameters<typeof generateMigration>[0]

/** A trigger of a table, as `create trigger` makes it. */
export type Trigger = { name: string; table: string; create: string }

/** The tables of a database, as they are written beside each migration. */
export type Snapshot = DrizzleSnapshot & { kinds?: ColumnKinds; triggers?: readonly Trigger[] }

type Column = { type: string; generated?: { as: string } }
type Table = { name: string; columns: Record<string, Column>; indexes: Record<string, unknown> }
type Tables = Record<string, Table>

// drizzle-kit's type of a snapshot leaves its content open.
const tablesOf = (snapshot: DrizzleSnapshot) => snapshot.tables as Tables

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** Types whose values Postgres converts correctly, by the type that they are converted to. */
const conversions: Record<string, readonly string[]> = {
  'double precision': ['integer'],
  text: ['integer', 'double precision', 'date'],
}

/** A table before and after the changes, and the differences of its columns. */
type Difference = { old: Table; now: Table; otherKind: string[]; computedAnew: string[] }

function differenceOf(old: Table, now: Table, before: ColumnKinds, after: ColumnKinds): Difference {
  const kept = Object.keys(now.columns).filter((name) => old.columns[name])
  const typeOf = (table: Table, name: string) => table.columns[name]?.type ?? ''
  const otherType = kept.filter((name) => typeOf(old, name) !== typeOf(now, name))
  const otherKind = kept.filter((name) => {
    if (otherType.includes(name)) return !conversions[typeOf(now, name)]?.includes(typeOf(old, name))
    const [was, is] = [before[old.name]?.[name], after[now.name]?.[name]]
    return was !== undefined && is !== undefined && was !== is
  })
  // Postgres neither drops a column that a computed one reads, nor changes its type.
  const computedAnew = Object.keys({ ...old.columns, ...now.columns }).filter((name) => {
    const [was, is] = [old.columns[name], now.columns[name]]
    const isComputed = was?.generated || is?.generated
    return (
      isComputed &&
      (isOther(was, is) ||
        [...otherType, ...otherKind].some((read) => was?.generated?.as.includes(`"${read}"`)))
    )
  })
  return { old, now, otherKind, computedAnew }
}

/** A table without some columns and the indexes over them. */
function withoutColumns(table: Table, names: readonly string[]): Table {
  const keep = <T>(record: Record<string, T>, isKept: (name: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(record).filter(([name, value]) => isKept(name, value)))
  return {
    ...table,
    columns: keep(table.columns, (name) => !names.includes(name)),
    indexes: keep(table.indexes, (_, index) => !names.some((name) => JSON.stringify(index).includes(name))),
  }
}

/**
 * The snapshots between. Each one either only removes or only adds: if a column is removed and another added,
 * drizzle-kit asks on the terminal whether it was renamed. It also neither orders computed columns after the
 * columns that they read, nor recreates their indexes.
 */
function stepsBetween(
  before: DrizzleSnapshot,
  after: DrizzleSnapshot,
  differences: ReadonlyMap<string, Difference>,
): DrizzleSnapshot[] {
  const [old, now] = [tablesOf(before), tablesOf(after)]
  const without = (snapshot: Tables, find: (difference: Difference) => string[]) =>
    Object.fromEntries(
      Object.entries(snapshot).map(([key, table]) => {
        const difference = differences.get(key)
        return [key, difference ? withoutColumns(table, find(difference)) : table]
      }),
    )
  const added = Object.entries(now).map(([key, table]) => [
    key,
    { ...table, columns: { ...old[key]?.columns, ...table.columns } },
  ])
  const all: Tables = { ...old, ...Object.fromEntries(added) }
  const computed = ({ computedAnew }: Difference) => computedAnew
  return [
    { ...before, tables: without(old, computed) },
    { ...before, tables: without(old, ({ computedAnew, otherKind }) => [...computedAnew, ...otherKind]) },
    { ...after, tables: without(all, computed) },
    { ...after, tables: all },
    after,
  ] as DrizzleSnapshot[]
}

/** Puts the existing rows of a table in the order in which they were added. */
const orderRows = (table: string, column: string) =>
  `UPDATE "${table}" SET "${column}" = "placed"."number" - 1 FROM (SELECT "company_code", "code", row_number() OVER (PARTITION BY "company_code" ORDER BY "created_at", length("code"), "code") AS "number" FROM "${table}") "placed" WHERE "${table}"."company_code" = "placed"."company_code" AND "${table}"."code" = "placed"."code";`

/** The triggers of the one list that the other has not, or has differently. */
const otherTriggers = (these: readonly Trigger[], those: readonly Trigger[]) =>
  these.filter(({ create }) => !those.some((one) => one.create === create))

export type TableChanges = {
  /** The tables of the code. */
  after: Snapshot
  /** The SQL of the migration. */
  statements: string[]
  /** Names of the tables and triggers that change. */
  changed: string[]
  /** Columns (`table.column`) and tables whose data is lost: a column of another kind is dropped and made again. */
  dropped: string[]
}

/** The differences between a snapshot and the tables of the code. A renamed field is a new column, and one that is dropped. */
export async function tableChanges(
  { kinds: oldKinds = {}, triggers: oldTriggers = [], ...before }: Snapshot,
  {
    tables,
    kinds,
    triggers = [],
  }: { tables: readonly PgTable[]; kinds: ColumnKinds; triggers?: readonly Trigger[] },
): Promise<TableChanges> {
  const after = generateDrizzleJson(Object.fromEntries(tables.entries()), before.id)
  const [old, now] = [tablesOf(before), tablesOf(after)]
  const differences = new Map(
    Object.entries(now).flatMap(([key, table]) => {
      const was = old[key]
      return was ? [[key, differenceOf(was, table, oldKinds, kinds)] as const] : []
    }),
  )
  const statements: string[] = []
  let from: DrizzleSnapshot = before
  for (const to of stepsBetween(before, after, differences)) {
    statements.push(...(await generateMigration(from, to)))
    from = to
  }
  const fills = [...differences.values()].flatMap(({ old: { columns }, now: { name }, otherKind }) =>
    Object.entries(kinds[name] ?? {})
      .filter(([column, kind]) => kind === orderKind && (!columns[column] || otherKind.includes(column)))
      .map(([column]) => orderRows(name, column)),
  )
  const [goingTriggers, newTriggers] = [
    otherTriggers(oldTriggers, triggers),
    otherTriggers(triggers, oldTriggers),
  ]
  // A column that a trigger reads can be neither dropped nor converted.
  statements.unshift(...goingTriggers.map(({ name, table }) => `DROP TRIGGER "${name}" ON "${table}";\n`))
  statements.push(...fills, ...newTriggers.map(({ create }) => `${create}\n`))
  const written = { ...after, kinds, ...(triggers.length > 0 && { triggers }) }
  if (statements.length === 0) return { after: written, statements, changed: [], dropped: [] }
  const changed = Object.entries({ ...old, ...now }).filter(
    ([key]) => isOther(old[key], now[key]) || (differences.get(key)?.otherKind.length ?? 0) > 0,
  )
  const dropped = Object.entries(old).flatMap(([key, table]) => {
    const difference = differences.get(key)
    if (!difference) return [table.name]
    const gone = Object.keys(table.columns).filter(
      (name) => !(name in difference.now.columns) && !table.columns[name]?.generated,
    )
    return [...gone, ...difference.otherKind].map((name) => `${table.name}.${name}`)
  })
  const names = [
    ...changed.map(([, { name }]) => name),
    ...[...goingTriggers, ...newTriggers].map(({ name }) => name),
  ]
  return { after: written, statements, changed: names, dropped }
}
