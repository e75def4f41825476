import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../kit/database/database.ts'
import { type MovedColumn, movedColumns } from './moved-columns.ts'

/** The keys of moved rows, by the name of the column. */
export type MovedRows = Record<string, string[]>

/** Lets the rows of a column that name one card, and of them those in `where`, name another; returns their keys. */
async function rename(
  orm: Orm,
  { table, field, column, key }: MovedColumn,
  { from, to }: { from: string; to: string },
  where?: SQL,
): Promise<string[]> {
  const rows = await orm
    .update(table)
    .set({ [field]: to })
    .where(and(eq(column, from), where))
    .returning({ key: sql<string>`${key}::text` })
  return rows.map((row) => row.key)
}

/** Moves all rows of one card to another. */
export async function moveRows(orm: Orm, cards: { from: string; to: string }): Promise<MovedRows> {
  const moved: MovedRows = {}
  for (const one of movedColumns) {
    const keys = await rename(orm, one, cards)
    if (keys.length > 0) moved[one.name] = keys
  }
  return moved
}

const isOneOf = ({ key }: MovedColumn, keys: readonly string[]): SQL => inArray(sql`${key}::text`, keys)

/** Moves rows back that were moved, where they still are. */
export async function moveBack(
  orm: Orm,
  cards: { from: string; to: string },
  moved: MovedRows,
): Promise<void> {
  for (const one of movedColumns) {
    const keys = moved[one.name]
    if (keys) await rename(orm, one, cards, isOneOf(one, keys))
  }
}
