import { and, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { patientWords, wordsVersion } from '../../../schemas/patients/patient-words.ts'
import { patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Adds words of cards, in one statement with one value: one for each word takes thirty times the processor time. */
export async function insertWords(
  orm: Orm,
  company: string,
  words: readonly { word: string; patient: string }[],
): Promise<void> {
  if (words.length > 0)
    await orm.execute(
      sql`insert into ${patientWord} (company_code, word, patient_id)
        select ${company}, word, patient from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words (word text, patient uuid)`,
    )
}

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
    return [...new Set(own.flatMap(patientWords))].map((word) => ({ word, patient: id }))
  })
  await orm.delete(patientWord).where(inArray(patientWord.patient, ids))
  await insertWords(orm, company, words)
  await orm
    .update(patient)
    .set({ soughtAt: null, wordsVersion })
    .where(
      and(inArray(patient.id, ids), or(isNotNull(patient.soughtAt), ne(patient.wordsVersion, wordsVersion))),
    )
}
