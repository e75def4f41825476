import { openCard } from '../../bonuses/index.ts'
import { bonusProgramme } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { chance } from './chance.ts'
import type { Card } from './seed-visits.ts'
import type { WeekSeed } from './week-seed.ts'

/** How many of the patients have a bonus card. */
const share = 0.7

/**
 * The rules of the bonus programme, unless the clinic has some, and the cards of adults, who get points for what they pay. Call it before the visits
 * are written, with the company's lock.
 */
export async function seedBonuses(
  orm: Orm,
  { company, programme }: WeekSeed,
  cards: readonly Card[],
  by: { owner: string; reception: string },
): Promise<void> {
  await orm
    .insert(bonusProgramme)
    .values({ ...programme, excluded: [...programme.excluded], company, code: company, updatedBy: by.owner })
    .onConflictDoNothing()
  for (const { card, given } of cards)
    if (given.visitFor === undefined && (card.account !== null || chance(`bonus ${card.phone}`) < share))
      await openCard(orm, { company, patient: card.id, by: by.reception })
}
