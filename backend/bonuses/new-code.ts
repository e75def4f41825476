import { eq } from 'drizzle-orm'
import { cardCodeLength } from '../../schemas/formats/card-code.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { type BonusCardRow, bonusCard } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { randomCode } from '../kit/random-code.ts'

/** A code for a bonus card. */
export const newCardCode = (): string => randomCode(crockford, cardCodeLength)

/** Gives a card another code: the one before, its QR and its link lead nowhere any more. Call it with the card locked. */
export async function renewCode(orm: Orm, { id }: Pick<BonusCardRow, 'id'>): Promise<string> {
  const code = newCardCode()
  await orm.update(bonusCard).set({ code }).where(eq(bonusCard.id, id))
  return code
}
