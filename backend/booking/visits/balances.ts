import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
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

/** The visits that a condition on `appointment` chooses, as a part of a query with this name. */
const visitsWhere = (orm: Orm, name: string, asked: SQL | undefined) =>
  orm
    .$with(name)
    .as(
      orm
        .select({ id: appointment.id, patient: appointment.patient, startsAt: appointment.startsAt })
        .from(appointment)
        .where(asked),
    )

/** The sums of these visits, made once for all of them, not for each; without those that have neither services nor payments. `name` begins the names of its parts. */
function sumsOf(orm: Orm, name: string, visits: ReturnType<typeof visitsWhere>) {
  const costs = orm.$with(`${name}_costs`).as(
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
  const paid = orm.$with(`${name}_paid`).as(
    orm
      .select({ visit: payment.holder, sum: sql<string>`sum(${payment.amount})`.as('paid_sum') })
      .from(payment)
      .innerJoin(visits, eq(visits.id, payment.holder))
      .groupBy(payment.holder),
  )
  const sums = orm.$with(`${name}_sums`).as(
    orm
      .select({
        visit: visits.id,
        patient: visits.patient,
        startsAt: visits.startsAt,
        total: sql<string>`coalesce(${costs.sum}, 0)`.as('total'),
        paid: sql<string>`coalesce(${paid.sum}, 0)`.as('paid'),
      })
      .from(visits)
      .leftJoin(costs, eq(costs.visit, visits.id))
      .leftJoin(paid, eq(paid.visit, visits.id))
      .where(or(isNotNull(costs.sum), isNotNull(paid.sum))),
  )
  return { costs, paid, sums }
}

/**
 * What is owed, and by which visit: the one place that decides it (decision 47), as a table to join by `visit`. `asked` is a condition on
 * `appointment` that chooses the visits. What was paid too much at one visit of a patient pays the others, the oldest first, so sums are made over all visits of
 * a patient who owes something or has paid too much, whoever may see them; a visit without a card stands alone.
 */
export function balancesOf(orm: Orm, asked: SQL | undefined) {
  const chosen = visitsWhere(orm, 'chosen', asked)
  const own = sumsOf(orm, 'chosen', chosen)
  // Most patients have paid each visit: only the visits of the others are looked for.
  const uneven = orm.$with('uneven').as(
    orm
      .selectDistinct({ patient: own.sums.patient })
      .from(own.sums)
      .where(and(isNotNull(own.sums.patient), ne(own.sums.total, own.sums.paid))),
  )
  const ofUneven = orm.select({ patient: uneven.patient }).from(uneven)
  const theirs = visitsWhere(orm, 'theirs', inArray(appointment.patient, ofUneven))
  const all = sumsOf(orm, 'their', theirs)
  const { sums } = all
  const owed = sql`greatest(${sums.total} - ${sums.paid}, 0)`
  const over = sql`greatest(${sums.paid} - ${sums.total}, 0)`
  const ofPatient = sql`(partition by ${sums.patient})`
  const before = sql`(partition by ${sums.patient} order by ${sums.startsAt}, ${sums.visit} rows between unbounded preceding and 1 preceding)`
  /** What of an amount is met by `others` of the patient, after the older visits have taken their share. */
  const met = (amount: SQL, others: SQL) =>
    sql`least(${amount}, greatest(sum(${others}) over ${ofPatient} - coalesce(sum(${amount}) over ${before}, 0), 0))`
  const carried = sql<string>`${met(owed, over)} - ${met(over, owed)}`
  const settled = orm
    .select({
      visit: sums.visit,
      total: sums.total,
      paid: sums.paid,
      carried: carried.as('carried'),
      due: sql<string>`${sums.total} - ${sums.paid} - (${carried})`.as('due'),
    })
    .from(sums)
  const alone = orm
    .select({
      visit: own.sums.visit,
      total: own.sums.total,
      paid: own.sums.paid,
      carried: sql<string>`0`.as('carried'),
      due: sql<string>`${own.sums.total} - ${own.sums.paid}`.as('due'),
    })
    .from(own.sums)
    .where(or(isNull(own.sums.patient), notInArray(own.sums.patient, ofUneven)))
  const balances = orm.$with('balances').as(unionAll(alone, settled))
  return orm
    .with(chosen, own.costs, own.paid, own.sums, uneven, theirs, all.costs, all.paid, sums, balances)
    .select()
    .from(balances)
    .as('balance')
}
