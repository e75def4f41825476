import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { endOf, type PricedService, pointsFor } from '../../schemas/bonuses/programme.ts'
import { byPoints } from '../../schemas/visits/payment-methods.ts'
import { appointment, bonusCard, payment } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { addRow } from '../kit/ledger/ledger.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { lockCard } from './lock-card.ts'
import { points } from './points.ledger.ts'
import { readProgramme } from './read-programme.ts'

type Paid = {
  /** The patient's card in the clinic; without one nobody gets points. */
  patient: string | null
  payment: LedgerRow
  /** What was paid in money at the visit before, in hundredths. */
  before: number
  services: readonly PricedService[]
}

/** What a patient has paid in money at all visits, in hundredths. */
async function spentBy(orm: Orm, patient: string): Promise<number> {
  const [sum] = await orm
    .select({ amount: sql<string>`coalesce(sum(${payment.amount}), 0)` })
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.holder))
    .where(and(eq(appointment.patient, patient), ne(payment.kind, byPoints)))
  return Number(sum?.amount ?? 0)
}

/**
 * Gives the points of a payment to the bonus card of the patient, the oldest if there are several. Call it in the transaction that notes the payment, with the
 * company locked.
 */
export async function accrue(orm: Orm, { patient, payment: paid, before, services }: Paid): Promise<void> {
  const { company, id, amount, by } = paid
  if (patient === null) return
  const [first] = await orm
    .select({ id: bonusCard.id })
    .from(bonusCard)
    .where(eq(bonusCard.patient, patient))
    .orderBy(asc(bonusCard.createdAt), asc(bonusCard.id))
    .limit(1)
  if (!first) return
  const programme = await readProgramme(orm, company)
  if (!programme?.isOn) return
  const spent = (await spentBy(orm, patient)) - amount
  const given = pointsFor(programme, { before, after: before + amount, spent, services })
  if (given === 0) return
  await lockCard(orm, { company, id: first.id })
  await addRow(orm, points, {
    company,
    holder: first.id,
    kind: 'accrual',
    amount: given,
    source: id,
    until: endOf(programme, await todayOf(orm, company)),
    by,
    key: `accrual:${id}`,
    at: paid.at,
  })
}
