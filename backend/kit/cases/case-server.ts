import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'
import type { CaseDefinition, CaseMover } from '../../../schemas/cases/define-case.ts'
import type { Orm } from '../database/database.ts'
import type { MovesTable } from './moves-table.ts'
import { propertyOf } from './property-of.ts'

/** A move as its history keeps it. */
export type KeptMove = {
  row: string
  arrow: string
  from: string
  to: string
  by: CaseMover
  account: string | null
  reason: string | null
  details: MoveDetails
}

/** The further columns of a history that has more than a reason. */
export type MoveDetails = Readonly<Record<string, string | undefined>>

/** A move with its time. */
export type TimedMove = Omit<KeptMove, 'details'> & { at: Date }

/** The history of the rows of a kind: where moves are kept, and the last one of a row. */
export type CaseHistory = {
  keep(orm: Orm, moves: readonly KeptMove[]): Promise<unknown>
  last(orm: Orm, row: string): Promise<{ by: CaseMover; at: Date } | undefined>
  /** The moves of several rows, the first one first. A kind that answers its history in a shape of its own has none. */
  read?(orm: Orm, rows: readonly string[]): Promise<TimedMove[]>
}

/** The server's part of a kind of row with states: its table, its history, and the further effects of a move. */
export type CaseServer<State extends string, Arrow extends string, Table extends PgTable> = {
  definition: CaseDefinition<State, Arrow>
  table: Table
  key: PgColumn
  /** The column with the state, or with its number where states have numbers. */
  state: PgColumn
  /** The column with the time since which a row is in its state, if there is one. */
  since?: PgColumn
  history: CaseHistory
  /** A stored reason in words, where it can be a word from a list. */
  reasonInWords?(reason: string, locale: Locale): string
  /** Runs in the transaction of the move, with the rows as they are after it, besides what follows from the event of the kind. */
  moved?(orm: Orm, rows: readonly Table['$inferSelect'][]): Promise<unknown>
}

/** Declares the server's part of a kind of row with states. */
export const serveCase = <State extends string, Arrow extends string, Table extends PgTable>(
  server: CaseServer<State, Arrow, Table>,
): CaseServer<State, Arrow, Table> => server

/** A history in a table of its own. */
export const historyIn = (moves: MovesTable): CaseHistory => ({
  keep: (orm, kept) => orm.insert(moves).values([...kept]),
  last: async (orm, row) => {
    const [last] = await orm
      .select({ by: moves.by, at: moves.at })
      .from(moves)
      .where(eq(moves.row, row))
      .orderBy(desc(moves.id))
      .limit(1)
    return last
  },
  read: (orm, rows) =>
    orm
      .select()
      .from(moves)
      .where(inArray(moves.row, [...rows]))
      .orderBy(asc(moves.id)),
})

type OwnColumns = { key: PgColumn; account: PgColumn; at: PgColumn; reason: PgColumn }

/** The history of rows that are moved once, by one side: columns of the row itself. */
export const historyInRow = (by: CaseMover, { key, account, at, reason }: OwnColumns): CaseHistory => ({
  keep: async (orm, moves) => {
    const table: PgTable = key.table
    for (const move of moves)
      await orm
        .update(table)
        .set({
          [propertyOf(table, account)]: move.account,
          [propertyOf(table, at)]: new Date(),
          [propertyOf(table, reason)]: move.reason,
        } as PgUpdateSetSource<PgTable>)
        .where(eq(key, move.row))
  },
  last: async (orm, row) => {
    const [moved] = await orm.select({ at }).from(key.table).where(eq(key, row))
    return moved?.at ? { by, at: moved.at as Date } : undefined
  },
})
