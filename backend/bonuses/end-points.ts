import { eq } from 'drizzle-orm'
import { isEnded, lotsOf } from '../../schemas/ledgers/lots.ts'
import { type BonusCardRow, bonusCard } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { addRow, statementOf } from '../kit/ledger/ledger.ts'
import { byClock, points } from './points.ledger.ts'

/**
 * Takes off the points of a card that can be used no more on a day, a row for each lot. Call it with the card locked, before its balance is used: so nobody pays with
 * points that ended last night, whether the worker was there or not.
 */
export async function endPoints(orm: Orm, card: BonusCardRow, today: string): Promise<void> {
  if (card.endedTo >= today) return
  const ended = lotsOf(await statementOf(orm, points, card.id)).filter((lot) => isEnded(lot, today))
  for (const { id, left } of ended)
    await addRow(orm, points, {
      company: card.company,
      holder: card.id,
      kind: 'expiry',
      amount: -left,
      source: id,
      by: byClock,
      key: `expiry:${id}`,
    })
  await orm.update(bonusCard).set({ endedTo: today }).where(eq(bonusCard.id, card.id))
}
