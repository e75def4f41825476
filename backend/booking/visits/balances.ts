import { eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { appointment, payment, visitService } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** What a visit cost and what was paid for it, in hundredths. */
export type Balance = {
  /** Its services. */
  TOTAL: number
  /** What was paid at this visit, without what was returned. */
  PAID: number
  /** What was paid for it at other visits of the patient; negative is what was paid at it for others. */
  CARRIED: number
  /** What is left to pay; negative is what was paid too much, and no visit of the patient needs. */
  DUE: number
}

type BalanceRow = Record<Lowercase<keyof Balance>, string | null>

/** The balance of a row that was joined by `balancesOf`. A visit without services and payments has none there. */
export const readBalance = ({ total, paid, carried, due }: BalanceRow): Balance => ({
  TOTAL: Number(total),
  PAID: Number(paid),
  CARRIED: Number(carried),
  DUE: Number(due),
})

/**
 * What is owed, and by which visit: the one place that decides it (decision 47), as a table to join by `visit`. `asked` is a condition on
 * `appointment` that chooses the visits. What was paid too much at one visit of a patient pays the others, the oldest first, so sums are made over all visits of
 * these patients, whoever may see them; a visit without a card stands alone. Sums are made once for all visits, not for each.
 */
export function balancesOf(orm: Orm, asked: SQL | undefined) {
  const chosen = orm
    .$with('chosen')
    .as(
      orm
        .select({ id: appointment.id, patient: appointment.patient, startsAt: appointment.startsAt })
        .from(appointment)
        .where(asked),
    )
  const visits = orm.$with('visits').as(
    unionAll(
      orm
        .select({
          id: appointment.id,
          holder: sql<string>`${appointment.patient}`.as('holder'),
          startsAt: appointment.startsAt,
        })
        .from(appointment)
        .where(
          inArray(
            appointment.patient,
            orm.select({ patient: chosen.patient }).from(chosen).where(isNotNull(chosen.patient)),
          ),
        ),
      orm
        .select({ id: chosen.id, holder: sql<string>`${chosen.id}`.as('holder'), startsAt: chosen.startsAt })
        .from(chosen)
        .where(isNull(chosen.patient)),
    ),
  )
  const costs = orm.$with('costs').as(
    orm
      .select({
        visit: visitService.visit,
        sum: sql<string>`sum(${visitService.price} * ${visitService.quantity})`.as('cost'),
      })
      .from(visitService)
      .innerJoin(visits, eq(visits.id, visitService.visit))
      .where(isNull(visitService.removedAt))
      .groupBy(visitService.visit),
  )
  const paid = orm.$with('paid').as(
    orm
      .select({ visit: payment.holder, sum: sql<string>`sum(${payment.amount})`.as('paid_sum') })
      .from(payment)
      .innerJoin(visits, eq(visits.id, payment.holder))
      .groupBy(payment.holder),
  )
  const sums = orm.$with('sums').as(
    orm
      .select({
        visit: visits.id,
        holder: visits.holder,
        startsAt: visits.startsAt,
        total: sql<string>`coalesce(${costs.sum}, 0)`.as('total'),
        paid: sql<string>`coalesce(${paid.sum}, 0)`.as('paid'),
      })
      .from(visits)
      .leftJoin(costs, eq(costs.visit, visits.id))
      .leftJoin(paid, eq(paid.visit, visits.id))
      .where(or(isNotNull(costs.sum), isNotNull(paid.sum))),
  )
  const owed = sql`greatest(${sums.total} - ${sums.paid}, 0)`
  const over = sql`greatest(${sums.paid} - ${sums.total}, 0)`
  const ofPatient = sql`(partition by ${sums.holder})`
  const before = sql`(partition by ${sums.holder} order by ${sums.startsAt}, ${sums.visit} rows between unbounded preceding and 1 preceding)`
  /** What of an amount is met by `all` of the patient, after the older visits have taken their share. */
  const met = (amount: SQL, all: SQL) =>
    sql`least(${amount}, greatest(sum(${all}) over ${ofPatient} - coalesce(sum(${amount}) over ${before}, 0), 0))`
  const carried = sql<string>`${met(owed, over)} - ${met(over, owed)}`
  return orm
    .with(chosen, visits, costs, paid, sums)
    .select({
      visit: sums.visit,
      total: sums.total,
      paid: sums.paid,
      carried: carried.as('carried'),
      due: sql<string>`${sums.total} - ${sums.paid} - (${carried})`.as('due'),
    })
    .from(sums)
    .as('balance')
}
