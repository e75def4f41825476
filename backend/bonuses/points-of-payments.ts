import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { points } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The points that payments have given, without those that were taken off again since, by the ids of the payments. */
export async function pointsOfPayments(
  orm: Orm,
  payments: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (payments.length === 0) return new Map()
  const reversal = alias(points, 'reversal')
  const rows = await orm
    .select({
      payment: points.source,
      amount: sql`${points.amount} + coalesce(sum(${reversal.amount}), 0)`.mapWith(Number),
    })
    .from(points)
    .leftJoin(reversal, eq(reversal.reverses, points.id))
    .where(inArray(points.source, [...payments]))
    .groupBy(points.id)
  return new Map(
    rows.flatMap(({ payment, amount }) => (payment === null ? [] : [[payment, amount] as const])),
  )
}
