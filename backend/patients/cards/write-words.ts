import { and, eq, isNotNull, or } from 'drizzle-orm'
import { patientWords } from '../../../schemas/patients/patient-words.ts'
import { patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/**
 * Writes the words by which a card is found, those of cards that were merged into it too; doubles of it are looked for again. Call it in the
 * transaction of each change of what a card is found by.
 */
export async function writeWords(orm: Orm, { company, id }: { company: string; id: string }): Promise<void> {
  const cards = await orm
    .select()
    .from(patient)
    .where(or(eq(patient.id, id), eq(patient.mergedInto, id)))
  await orm.delete(patientWord).where(eq(patientWord.patient, id))
  const words = [...new Set(cards.flatMap((card) => patientWords(card)))]
  await orm.insert(patientWord).values(words.map((word) => ({ company, word, patient: id })))
  await orm
    .update(patient)
    .set({ soughtAt: null })
    .where(and(eq(patient.id, id), isNotNull(patient.soughtAt)))
}
