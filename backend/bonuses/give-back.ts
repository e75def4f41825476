import { and, eq, isNull } from 'drizzle-orm'
import { endOf } from '../../schemas/bonuses/programme.ts'
import { byPoints } from '../../schemas/visits/payment-methods.ts'
import { points as table } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { balanceOf, leftOf, reverseRow, statementOf } from '../kit/ledger/ledger.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { lockCard } from './lock-card.ts'
import { points } from './points.ledger.ts'
import { readProgramme } from './read-programme.ts'

type Returned = {
  /** The payment that was returned, and how much of it is left, in hundredths. */
  payment: LedgerRow
  left: number
  /** The row that returns it. */
  by: LedgerRow
}

/**
 * What follows for points if a payment is returned, whole or in part: those that it has given are taken off as far as they are there; those that it was paid with come
 * back, to be used as long as points that are given today. Call it in the transaction of the return, once for each, with the company locked.
 */
export async function giveBack(orm: Orm, { payment, left, by }: Returned): Promise<void> {
  const { company, id, amount } = payment
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.company, company), eq(table.source, id), isNull(table.reverses)))
  if (!row) return
  await lockCard(orm, { company, id: row.holder })
  const rows = await statementOf(orm, points, row.holder)
  const isPaidByPoints = payment.kind === byPoints
  /** How many points the rest of the payment stands for. */
  const kept = Math.floor((Math.abs(row.amount) * left) / amount)
  const over = Math.abs(leftOf(row, rows)) - kept
  const taken = isPaidByPoints ? over : Math.min(over, await balanceOf(orm, points, row.holder))
  if (taken <= 0) return
  const programme = isPaidByPoints ? await readProgramme(orm, company) : undefined
  await reverseRow(orm, points, {
    id: row.id,
    company,
    holder: row.holder,
    amount: taken,
    reason: by.reason ?? '',
    ...(programme && { until: endOf(programme, await todayOf(orm, company)) }),
    by: by.by,
    key: `return:${by.id}`,
  })
}
