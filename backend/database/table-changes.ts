import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The tables of a database as drizzle-kit writes them down beside each migration. */
export type Snapshot = Parameters<typeof generateMigration>[0]

type Column = { type: string; generated?: unknown }
type Table = { name: string; columns: Record<string, Column>; indexes: Record<string, unknown> }
type Tables = Record<string, Table>

// drizzle-kit's type of a snapshot leaves open what is in it.
const tablesOf = (snapshot: Snapshot) => snapshot.tables as Tables

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** Columns of a table that Postgres computes, and that differ: they are made anew. */
const computedAnew = (old: Table, now: Table): string[] =>
  Object.keys({ ...old.columns, ...now.columns }).filter((name) => {
    const [before, after] = [old.columns[name], now.columns[name]]
    return (before?.generated || after?.generated) && isOther(before, after)
  })

/** True where Postgres turns the values of the one column into those of the other by itself. */
const isCast = (one: Column, other: Column): boolean =>
  one.type === other.type ||
  other.type === 'text' ||
  (one.type === 'integer' && other.type === 'double precision')

/** Columns whose stored values are of no use to the code. */
const otherKind = (old: Table, now: Table): string[] =>
  Object.entries(now.columns).flatMap(([name, column]) => {
    const before = old.columns[name]
    return before && !isCast(before, column) ? [name] : []
  })

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
function stepsBetween(before: Snapshot, after: Snapshot): Snapshot[] {
  const [old, now] = [tablesOf(before), tablesOf(after)]
  const change = (snapshot: Tables, fn: (table: Table, key: string) => Table) =>
    Object.fromEntries(Object.entries(snapshot).map(([key, table]) => [key, fn(table, key)]))
  const without = (snapshot: Tables, ...columns: ((old: Table, now: Table) => string[])[]) =>
    change(snapshot, (table, key) => {
      const [was, is] = [old[key], now[key]]
      const names = was && is ? columns.flatMap((find) => find(was, is)) : []
      return withoutColumns(table, names)
    })
  const all = {
    ...old,
    ...change(now, (table, key) => ({ ...table, columns: { ...old[key]?.columns, ...table.columns } })),
  }
  return [
    { ...before, tables: without(old, computedAnew, otherKind) },
    { ...after, tables: without(all, computedAnew) },
    { ...after, tables: all },
    after,
  ] as Snapshot[]
}

export type TableChanges = {
  /** The tables of the code. */
  after: Snapshot
  /** The SQL that leads there. */
  statements: string[]
  /** Names of the tables that change. */
  changed: string[]
  /** Columns (`table.column`) and tables whose data is lost: a column of another kind is dropped and made again. */
  dropped: string[]
}

/** What differs between a snapshot and the tables of the code. A renamed field is a new column, and one that is dropped. */
export async function tableChanges(before: Snapshot, tables: readonly PgTable[]): Promise<TableChanges> {
  const after = generateDrizzleJson(Object.fromEntries(tables.entries()), before.id)
  const statements: string[] = []
  let from = before
  for (const to of stepsBetween(before, after)) {
    statements.push(...(await generateMigration(from, to)))
    from = to
  }
  if (statements.length === 0) return { after, statements, changed: [], dropped: [] }
  const [old, now] = [tablesOf(before), tablesOf(after)]
  const changed = Object.entries({ ...old, ...now }).filter(([key]) => isOther(old[key], now[key]))
  const dropped = Object.entries(old).flatMap(([key, table]) => {
    const left = now[key]
    if (!left) return [table.name]
    const gone = Object.keys(table.columns).filter(
      (name) => !(name in left.columns) && !table.columns[name]?.generated,
    )
    return [...gone, ...otherKind(table, left)].map((name) => `${table.name}.${name}`)
  })
  return { after, statements, changed: changed.map(([, { name }]) => name), dropped }
}
