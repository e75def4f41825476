import { eq } from 'drizzle-orm'
import { type BonusCardRow, bonusCard, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { addRow, balanceOf } from '../kit/ledger/ledger.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { points } from './points.ledger.ts'

/** Throws 409 `BALANCE_LOW` with what is left if a locked card has fewer points. */
export async function checkBalance(orm: Orm, card: BonusCardRow, asked: number): Promise<void> {
  const balance = await balanceOf(orm, points, card.id)
  if (balance < asked) throw new ApiError('BALANCE_LOW', { data: { LEFT: balance } })
}

/** Takes off the points that pay a part of a visit, by the row of the payment; once for each payment. Call it with the card locked. */
export const redeem = (orm: Orm, card: BonusCardRow, paid: LedgerRow): Promise<LedgerRow> =>
  addRow(orm, points, {
    company: card.company,
    holder: card.id,
    kind: 'redemption',
    amount: -paid.amount / 100,
    source: paid.id,
    by: paid.by,
    key: `redemption:${paid.id}`,
  })

/** The patient of a card. */
export async function holderOf(orm: Orm, card: Pick<BonusCardRow, 'id'>) {
  const [row] = await orm
    .select({ patient })
    .from(bonusCard)
    .innerJoin(patient, eq(patient.id, bonusCard.patient))
    .where(eq(bonusCard.id, card.id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row.patient
}
