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

async function insert(orm: Orm, ledger: Ledger, row: Added & { reverses?: string }): Promise<LedgerRow> {
  const { table, definition } = ledger
  const [added] = await orm.insert(table).values(row).returning()
  if (!added) throw new Error(`a row of ${definition.name} is not there`)
  if (definition.least !== undefined && (await balanceOf(orm, ledger, row.holder)) < definition.least)
    throw new ApiError('BALANCE_LOW')
  return added
}

/**
 * Adds a row, once for each key: a repeated call gets the row that is there. Throws 422 `KEY_REUSED` for another row with the same key, 409
 * `BALANCE_LOW` for less than the holder may have. Call it in a transaction with the company's lock.
 */
export async function addRow(orm: Orm, ledger: Ledger, row: Added): Promise<LedgerRow> {
  const same = await keyed(orm, ledger, row)
  if (!same) return insert(orm, ledger, row)
  if (
    same.holder !== row.holder ||
    same.kind !== row.kind ||
    same.amount !== row.amount ||
    same.reverses !== null
  )
    throw new ApiError('KEY_REUSED')
  return same
}

/**
 * Takes a row back by a row of the opposite amount, once. Throws 404 if the holder has no such row, 409 `REVERSED` if it was taken back, or is
 * itself what takes one back. Call it as `addRow`.
 */
export async function reverseRow(
  orm: Orm,
  ledger: Ledger,
  { id, ...by }: Pick<LedgerRow, 'id' | 'company' | 'holder' | 'by' | 'key'> & { reason: string },
): Promise<LedgerRow> {
  const { table } = ledger
  const same = await keyed(orm, ledger, by)
  if (same) {
    if (same.reverses !== id) throw new ApiError('KEY_REUSED')
    return same
  }
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.company, by.company), eq(table.holder, by.holder)))
  if (!row) throw new ApiError('NOT_FOUND')
  const [reversal] = await orm.select({ id: table.id }).from(table).where(eq(table.reverses, id))
  if (reversal || row.reverses !== null) throw new ApiError('REVERSED')
  return insert(orm, ledger, { ...by, kind: row.kind, amount: -row.amount, reverses: id })
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
