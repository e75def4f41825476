import { and, eq } from 'drizzle-orm'
import { type BonusCardRow, bonusCard } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { endPoints } from './end-points.ts'

type Named = { company: string; id: string } | { company: string; code: string }

/** A card of a clinic, locked until the transaction ends, with what ended by today taken off. Throws 404. */
export async function lockCard(orm: Orm, named: Named): Promise<BonusCardRow> {
  const [card] = await orm
    .select()
    .from(bonusCard)
    .where(
      and(
        eq(bonusCard.company, named.company),
        'id' in named ? eq(bonusCard.id, named.id) : eq(bonusCard.code, named.code),
      ),
    )
    .for('no key update')
  if (!card) throw new ApiError('NOT_FOUND')
  await endPoints(orm, card, await todayOf(orm, card.company))
  return card
}
