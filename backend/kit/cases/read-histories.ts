import type { PgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'
import type { CaseMove } from '../../../schemas/api/case-move.ts'
import {
  type CaseArrow,
  type CaseMover,
  type CaseReader,
  isReasonFor,
} from '../../../schemas/cases/define-case.ts'
import type { Orm } from '../database/database.ts'
import { accountNames } from '../sessions/account-names.ts'
import type { CaseServer, TimedMove } from './case-server.ts'

type AnyServer = CaseServer<string, string, PgTable>
/** The side that reads histories, and its language. */
export type Reading = { reader: CaseReader; locale: Locale }

/** The movers whose names a side reads: those of its colleagues. */
const namedFor: Record<CaseReader, readonly CaseMover[]> = {
  author: [],
  staff: ['doctor', 'clinic'],
  moderator: ['moderator'],
}

/** The move in words for a reader; undefined if they do not read of it. */
function labelFor({ label, told, hiddenFrom }: CaseArrow, by: CaseMover, { reader, locale }: Reading) {
  if (hiddenFrom?.includes(reader)) return undefined
  return ((reader === 'author' && told?.[by]) || label)[locale]
}

function asRead(
  { definition, reasonInWords }: AnyServer,
  { arrow, from, to, by, at, reason }: TimedMove,
  reading: Reading,
): Omit<CaseMove, 'NAME'> | undefined {
  // A move of a version of the code that has other arrows is left out.
  const declared = Object.hasOwn(definition.arrows, arrow) ? definition.arrows[arrow] : undefined
  const LABEL = declared && labelFor(declared, by, reading)
  if (!declared || LABEL === undefined) return undefined
  const isRead = isReasonFor(declared, reading.reader)
  const words = reason && isRead && (reasonInWords?.(reason, reading.locale) ?? reason)
  return {
    ARROW: arrow,
    LABEL,
    FROM: definition.states[from]?.code ?? from,
    TO: definition.states[to]?.code ?? to,
    BY: by,
    AT: at.toISOString().replace('.000Z', 'Z'),
    REASON: words || null,
  }
}

/**
 * The histories of rows as one side reads them, by the key of a row. Rows of which several kinds of states are kept have one history of all.
 * The author reads the sentences of `told`, and names are those of colleagues of the reader. However many rows, it asks the database once
 * for each kind and once for names.
 */
export async function readHistories(
  orm: Orm,
  servers: readonly AnyServer[],
  rows: readonly (string | number)[],
  reading: Reading,
): Promise<(row: string | number) => CaseMove[]> {
  const keys = rows.map(String)
  const moves: { server: AnyServer; move: TimedMove }[] = []
  if (keys.length > 0)
    for (const server of servers)
      moves.push(...((await server.history.read?.(orm, keys)) ?? []).map((move) => ({ server, move })))
  const isNamed = ({ by }: TimedMove) => namedFor[reading.reader].includes(by)
  const accountOf = (move: TimedMove) => (isNamed(move) ? move.account : null)
  const nameOf = await accountNames(
    orm,
    moves.map(({ move }) => accountOf(move)),
  )
  const byRow = Map.groupBy(moves, ({ move }) => move.row)
  return (row) =>
    (byRow.get(String(row)) ?? [])
      .toSorted((one, other) => one.move.at.getTime() - other.move.at.getTime())
      .flatMap(({ server, move }) => {
        const read = asRead(server, move, reading)
        return read ? [{ ...read, NAME: nameOf(accountOf(move)) }] : []
      })
}
