import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { isEnded, lotsOf, nextEnd } from '../../schemas/ledgers/lots.ts'
import { type BonusCardRow, bonusCard, patient, points } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import type { PatientRow } from '../patients/index.ts'

/** A card as it is shown: its patient, its rows in their order, and how many of its points can be used on a day. */
export type ShownCard = {
  card: BonusCardRow
  patient: PatientRow
  rows: LedgerRow[]
  balance: number
  nextEnd: ReturnType<typeof nextEnd>
}

/**
 * Cards of a condition on `bonus_card` and `patient`, the oldest first, at most 20. Points that have ended are not counted, whether the worker has taken them off yet or not.
 */
export async function cardsWhere(orm: Orm, where: SQL | undefined, today: string): Promise<ShownCard[]> {
  const cards = await orm
    .select({ card: bonusCard, patient })
    .from(bonusCard)
    .innerJoin(patient, eq(patient.id, bonusCard.patient))
    .where(where)
    .orderBy(asc(bonusCard.createdAt), asc(bonusCard.id))
    .limit(20)
  if (cards.length === 0) return []
  const ids = cards.map(({ card }) => card.id)
  const rows = await orm.select().from(points).where(inArray(points.holder, ids)).orderBy(asc(points.number))
  const byCard = Map.groupBy(rows, ({ holder }) => holder)
  return cards.map(({ card, patient }) => {
    const own = byCard.get(card.id) ?? []
    return { card, patient, rows: own, ...usableOf(own, today) }
  })
}

/** How many points can be used on a day, by all rows of a card, and what of them ends next. */
export const usableOf = (rows: readonly LedgerRow[], today: string) => ({
  balance: lotsOf(rows)
    .filter((lot) => !isEnded(lot, today))
    .reduce((sum, { left }) => sum + left, 0),
  nextEnd: nextEnd(rows, today),
})
