import { and, eq, inArray, isNull } from 'drizzle-orm'
import { pointsBack, pointsKept } from '../../schemas/bonuses/points-of-returns.ts'
import { endOf } from '../../schemas/bonuses/programme.ts'
import { byPoints } from '../../schemas/visits/payment-methods.ts'
import { points as table } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { balanceOf, leftOf, reverseRow, statementOf } from '../kit/ledger/ledger.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { lockCard } from './lock-card.ts'
import { points } from './points.ledger.ts'
import { pointsOfPayments } from './points-of-payments.ts'
import { readProgramme } from './read-programme.ts'

type Returned = {
  /** The payment that was returned, whole or in part. */
  payment: LedgerRow
  /** All payments of its visit, with the row that returns it. */
  rows: readonly LedgerRow[]
  by: LedgerRow
}

/** The rows of points that follow from payments, without those that take one back. */
const rowsOf = (orm: Orm, company: string, payments: readonly LedgerRow[]): Promise<LedgerRow[]> =>
  orm
    .select()
    .from(table)
    .where(
      and(
        eq(table.company, company),
        inArray(
          table.source,
          payments.map(({ id }) => id),
        ),
        isNull(table.reverses),
      ),
    )

const reversalOf = ({ id, company, holder }: LedgerRow, by: LedgerRow) => ({
  ...{ id, company, holder, by: by.by },
  reason: by.reason ?? '',
  key: `return:${by.id}:${id}`,
})

/** Points that have paid what was returned come back, to be used as long as points that are given today. */
async function bringBack(orm: Orm, { payment, rows, by }: Returned): Promise<void> {
  const { company, amount } = payment
  const [row] = await rowsOf(orm, company, [payment])
  if (!row) return
  await lockCard(orm, { company, id: row.holder })
  const isBack = Math.abs(row.amount - leftOf(row, await statementOf(orm, points, row.holder)))
  const back = pointsBack({ amount, left: leftOf(payment, rows) }) - isBack
  if (back <= 0) return
  const programme = await readProgramme(orm, company)
  await reverseRow(orm, points, {
    ...reversalOf(row, by),
    amount: back,
    ...(programme && { until: endOf(programme, await todayOf(orm, company)) }),
  })
}

/** Points that what is left of the payments has not earned are taken off as far as they are there: those of the returned payment first, then the newest ones. */
async function takeOff(orm: Orm, { payment, rows, by }: Returned): Promise<void> {
  const money = rows.filter(({ kind }) => kind !== byPoints)
  const given = await rowsOf(orm, payment.company, money)
  const amounts = new Map(given.map(({ source, amount }) => [source ?? '', amount]))
  const held = await pointsOfPayments(orm, [...amounts.keys()])
  let over = [...held.values()].reduce((sum, one) => sum + one, 0) - pointsKept(money, amounts)
  const order = money.map(({ id }) => id)
  const placeOf = ({ source }: LedgerRow) =>
    source === payment.id ? order.length : order.indexOf(source ?? '')
  for (const row of given.sort((one, other) => placeOf(other) - placeOf(one))) {
    if (over <= 0) return
    await lockCard(orm, { company: row.company, id: row.holder })
    const taken = Math.min(over, held.get(row.source ?? '') ?? 0, await balanceOf(orm, points, row.holder))
    if (taken > 0) await reverseRow(orm, points, { ...reversalOf(row, by), amount: taken })
    over -= taken
  }
}

/**
 * What follows for points if a payment is returned, whole or in part: those that it was paid with come back, and those that were given for it are taken off. Call it in
 * the transaction of the return, once for each, with the company locked.
 */
export const giveBack = (orm: Orm, returned: Returned): Promise<void> =>
  returned.payment.kind === byPoints ? bringBack(orm, returned) : takeOff(orm, returned)
