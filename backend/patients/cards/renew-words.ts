import { and, eq, isNull, lt } from 'drizzle-orm'
import { wordsVersion } from '../../../schemas/patients/patient-words.ts'
import { patient } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { eachCompany } from '../work/each-company.ts'
import { writeWords } from './write-words.ts'

/** How many cards get their words in one transaction: a booking of the clinic waits for no more. */
const atOnce = 100

const isDue = and(lt(patient.wordsVersion, wordsVersion), isNull(patient.mergedInto))

/** Writes the words of cards anew that were made by an older rule. */
export const renewWords = (db: Database, stopped?: AbortSignal): Promise<void> =>
  eachCompany(db, {
    table: patient,
    isDue,
    stopped,
    act: async (orm, company) => {
      const cards = await orm
        .select({ id: patient.id })
        .from(patient)
        .where(and(isDue, eq(patient.company, company)))
        .limit(atOnce)
      await writeWords(
        orm,
        company,
        cards.map(({ id }) => id),
      )
    },
  })
