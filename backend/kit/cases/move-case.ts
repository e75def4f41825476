import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CaseArrow, CaseMover } from '../../../schemas/cases/define-case.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { allChanged } from '../events/changed.ts'
import { happened } from '../events/happened.ts'
import type { CaseServer, MoveDetails } from './case-server.ts'
import { propertyOf } from './property-of.ts'

/** The mover of a row, the reason, what its history keeps besides, and the columns that the move sets besides the state. */
export type Move<Table extends PgTable> = {
  by: CaseMover
  account?: string | null | undefined
  reason?: string | null | undefined
  details?: MoveDetails
  set?: PgUpdateSetSource<Table>
}

/** The stored value of a state: its number where the API has numbers. */
const stored = <State extends string>(server: CaseServer<State, string, PgTable>, state: State) =>
  server.definition.states[state].code ?? state

const named = <State extends string>(server: CaseServer<State, string, PgTable>, value: unknown) =>
  Object.keys(server.definition.states).find((state) => stored(server, state as State) === value) as
    | State
    | undefined

/**
 * Moves the rows that fit along an arrow, in one statement that finds only rows in a state in which the arrow begins, keeps author, time and
 * reason, and says the event of a kind with `live`. Returns the moved rows as they are now: none if another person was quicker. Throws 403
 * if the arrow is not for `by`. Call it in a transaction.
 */
export async function moveRows<State extends string, Arrow extends string, Table extends PgTable>(
  orm: Orm,
  server: CaseServer<State, Arrow, Table>,
  arrow: Arrow,
  where: SQL | undefined,
  { by, account = null, reason = null, details = {}, set }: Move<Table>,
): Promise<Table['$inferSelect'][]> {
  const { definition, key, state, since, history } = server
  const table: PgTable = server.table
  const { from, to, by: allowed }: CaseArrow<State> = definition.arrows[arrow]
  if (!allowed.includes(by)) throw new ApiError('FORBIDDEN')
  const begins = inArray(
    state,
    from.map((one) => stored(server, one)),
  )
  const before = orm
    .$with('before')
    .as(orm.select({ key, was: state }).from(table).where(and(where, begins)).for('no key update'))
  const found = await orm
    .with(before)
    .update(table)
    .set({
      ...set,
      [propertyOf(table, state)]: stored(server, to),
      ...(since && {
        [propertyOf(table, since)]:
          sql`case when ${state} = ${stored(server, to)} then ${since} else now() end`,
      }),
    } as PgUpdateSetSource<PgTable>)
    .from(before)
    .where(eq(key, before.key))
    .returning({ row: getTableColumns(table), was: before.was, id: before.key })
  if (found.length === 0) return []
  await history.keep(
    orm,
    found.map(({ id, was }) => ({
      row: String(id),
      arrow,
      from: named(server, was) ?? String(was),
      to,
      by,
      account,
      reason,
      details,
    })),
  )
  if (definition.live)
    await allChanged(
      orm,
      found.map(({ row }) => happened(definition, { company: String(row.company) })),
    )
  const rows = found.map(({ row }) => row) as Table['$inferSelect'][]
  await server.moved?.(orm, rows)
  return rows
}

/**
 * Moves one row along an arrow, as `moveRows`. Throws 404 if the row is gone, and 409 `STATE_CHANGED` if it is in a state in which the arrow
 * does not begin, or `also` is not so: with that state, who moved it there and when. Whether the caller may know of the row is checked before.
 */
export async function moveRow<State extends string, Arrow extends string, Table extends PgTable>(
  orm: Orm,
  server: CaseServer<State, Arrow, Table>,
  arrow: Arrow,
  key: string | number,
  move: Move<Table>,
  also?: SQL,
): Promise<Table['$inferSelect']> {
  const [moved] = await moveRows(orm, server, arrow, and(eq(server.key, key), also), move)
  if (moved) return moved
  throw await stateChanged(orm, server, key)
}

/** The error for a move that is too late: `STATE_CHANGED` with `STATUS`, `BY` and `AT`, or 404 if the row is gone. */
export async function stateChanged<State extends string>(
  orm: Orm,
  server: CaseServer<State, string, PgTable>,
  key: string | number,
): Promise<ApiError> {
  const [stands] = await orm.select({ state: server.state }).from(server.table).where(eq(server.key, key))
  if (!stands) return new ApiError('NOT_FOUND')
  const last = await server.history.last(orm, String(key))
  return new ApiError('STATE_CHANGED', {
    data: { STATUS: stands.state, BY: last?.by ?? null, AT: last?.at.toISOString() ?? null },
  })
}
