import { and, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { patientWords, wordsVersion } from '../../../schemas/patients/patient-words.ts'
import { patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Words in one statement: Postgres limits its values to 65,535. */
const wordsAtOnce = 10_000

/**
 * Writes the words by which cards of a company are found, those of cards that were merged into them too; doubles of them are looked for again. Call
 * it in the transaction of each change of what a card is found by.
 */
export async function writeWords(orm: Orm, company: string, ids: string[]): Promise<void> {
  const cards = await orm
    .select()
    .from(patient)
    .where(or(inArray(patient.id, ids), inArray(patient.mergedInto, ids)))
  const words = ids.flatMap((id) => {
    const own = cards.filter((card) => card.id === id || card.mergedInto === id)
    return [...new Set(own.flatMap(patientWords))].map((word) => ({ company, word, patient: id }))
  })
  await orm.delete(patientWord).where(inArray(patientWord.patient, ids))
  for (let at = 0; at < words.length; at += wordsAtOnce)
    await orm.insert(patientWord).values(words.slice(at, at + wordsAtOnce))
  await orm
    .update(patient)
    .set({ soughtAt: null, wordsVersion })
    .where(
      and(inArray(patient.id, ids), or(isNotNull(patient.soughtAt), ne(patient.wordsVersion, wordsVersion))),
    )
}
