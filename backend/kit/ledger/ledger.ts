import { and, asc, eq, sql } from 'drizzle-orm'
import type { LedgerDefinition } from '../../../schemas/ledgers/define-ledger.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import type { LedgerRow, LedgerTable } from './ledger-table.ts'

/** The server's part of a ledger: its table. */
export type Ledger = { definition: LedgerDefinition; table: LedgerTable }

/** Declares the server's part of a ledger; the file is `backend/<subject>/<names>.ledger.ts`. */
export const serveLedger = (ledger: Ledger): Ledger => ledger

type Added = Pick<LedgerRow, 'company' | 'holder' | 'kind' | 'amount' | 'by' | 'key'> & {
  reason?: string | null
  /** The row of another ledger from which it follows, or the lot that it ends. */
  source?: string
  /** The last day on which what is added can be taken off again. */
  until?: string | null
  /** When it was added; now, but for a demonstration. */
  at?: Date
}

const keyed = async (orm: Orm, { table }: Ledger, { company, key }: Pick<LedgerRow, 'company' | 'key'>) =>
  (
    await orm
      .select()
      .from(table)
      .where(and(eq(table.company, company), eq(table.key, key)))
  )[0]

/** Whether the database has refused a row, as less would be left than the holder may have (`ledger_keeps_least`). */
const isTooMuch = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === 'ledger_least'
  )
}

async function insert(
  orm: Orm,
  { table, definition }: Ledger,
  row: Added & { reverses?: string },
): Promise<LedgerRow> {
  try {
    const [added] = await orm.insert(table).values(row).returning()
    if (!added) throw new Error(`a row of ${definition.name} is not there`)
    return added
  } catch (error) {
    throw isTooMuch(error) ? new ApiError('BALANCE_LOW', { cause: error }) : error
  }
}

/** Throws 409 `BALANCE_LOW`, with what can be taken off, if a row leaves less than the holder may have. */
async function checkLeast(orm: Orm, ledger: Ledger, { holder, amount }: Added): Promise<void> {
  const { least } = ledger.definition
  if (amount > 0 || least === undefined) return
  const left = (await balanceOf(orm, ledger, holder)) - least
  if (left + amount < 0) throw new ApiError('BALANCE_LOW', { data: { LEFT: left } })
}

/**
 * Adds a row, once for each key: a repeated call gets the row that is there, also where nothing is left by now. Throws 422 `KEY_REUSED` for another
 * row with the same key, 409 `BALANCE_LOW` for less than the holder may have: the transaction can then only be rolled back. Call it in one with the company's lock.
 */
export async function addRow(orm: Orm, ledger: Ledger, row: Added): Promise<LedgerRow> {
  const same = await keyed(orm, ledger, row)
  if (!same) {
    await checkLeast(orm, ledger, row)
    return insert(orm, ledger, row)
  }
  if (
    same.holder !== row.holder ||
    same.kind !== row.kind ||
    same.amount !== row.amount ||
    same.reason !== (row.reason ?? null) ||
    same.reverses !== null
  )
    throw new ApiError('KEY_REUSED')
  return same
}

/** What is left of a row after what takes it back, by the rows of its holder. A row that takes one back has nothing left. */
export const leftOf = (row: LedgerRow, rows: readonly LedgerRow[]): number =>
  row.reverses === null
    ? rows.reduce((left, { reverses, amount }) => (reverses === row.id ? left + amount : left), row.amount)
    : 0

type Reversal = Pick<LedgerRow, 'id' | 'company' | 'holder' | 'by' | 'key'> & {
  reason: string
  /** Of what comes back: the last day on which it can be taken off again. */
  until?: string | null
  /** How much is taken back, above zero; without it all that is left. */
  amount?: number | undefined
}

/**
 * Takes a row back, whole or in part, by a row of the opposite sign; together these never exceed it. Throws 404 if the holder has no such row, 409
 * `REVERSED` if nothing of it is left, or it is itself what takes one back, 409 `REVERSED_MORE` with what is left for a larger amount. A repeated call gets the
 * row that is there, another one with the same key 422 `KEY_REUSED`. Call it as `addRow`.
 */
export async function reverseRow(
  orm: Orm,
  ledger: Ledger,
  { id, amount, ...by }: Reversal,
): Promise<LedgerRow> {
  const same = await keyed(orm, ledger, by)
  if (same && (same.holder !== by.holder || same.reverses !== id || same.reason !== by.reason))
    throw new ApiError('KEY_REUSED')
  const rows = await statementOf(orm, ledger, by.holder)
  const row = rows.find((one) => one.id === id && one.company === by.company)
  if (!row) throw new ApiError('NOT_FOUND')
  if (same) {
    const before = rows.filter(({ number }) => number < same.number)
    if (Math.abs(same.amount) !== (amount ?? Math.abs(leftOf(row, before)))) throw new ApiError('KEY_REUSED')
    return same
  }
  const left = leftOf(row, rows)
  if (left === 0) throw new ApiError('REVERSED')
  const taken = amount ?? Math.abs(left)
  if (taken > Math.abs(left)) throw new ApiError('REVERSED_MORE', { data: { LEFT: Math.abs(left) } })
  return insert(orm, ledger, { ...by, kind: row.kind, amount: -Math.sign(left) * taken, reverses: id })
}

/** The sum of all rows of a holder. */
export async function balanceOf(orm: Orm, { table }: Ledger, holder: string): Promise<number> {
  const [sum] = await orm
    .select({ amount: sql<string>`coalesce(sum(${table.amount}), 0)` })
    .from(table)
    .where(eq(table.holder, holder))
  return Number(sum?.amount ?? 0)
}

/** All rows of a holder, the first one first. */
export const statementOf = (orm: Orm, { table }: Ledger, holder: string): Promise<LedgerRow[]> =>
  orm.select().from(table).where(eq(table.holder, holder)).orderBy(asc(table.number))
