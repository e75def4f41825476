import { asc, eq } from 'drizzle-orm'
import { type BonusCardRow, bonusCard } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { newCardCode } from './new-code.ts'

/** The bonus card of a patient, the oldest if there are several; made if there is none. Call it with the company locked. */
export async function openCard(
  orm: Orm,
  { company, patient, by }: { company: string; patient: string; by: string },
): Promise<BonusCardRow> {
  const [known] = await orm
    .select()
    .from(bonusCard)
    .where(eq(bonusCard.patient, patient))
    .orderBy(asc(bonusCard.createdAt), asc(bonusCard.id))
    .limit(1)
  if (known) return known
  const [made] = await orm
    .insert(bonusCard)
    .values({
      company,
      patient,
      code: newCardCode(),
      endedTo: await todayOf(orm, company),
      createdBy: by,
    })
    .returning()
  if (!made) throw new Error('a bonus card is not there')
  return made
}
