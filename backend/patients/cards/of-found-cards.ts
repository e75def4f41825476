import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Typed } from '../../../schemas/patients/patient-words.ts'
import { patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rangesOf } from './find-patients.ts'

/**
 * Rows of a company's cards that have all parts of what was typed, as the search of patients finds them: `card` is the column that names the
 * card. Which of the rows a member may see is for their own query to say. Undefined where nothing was typed.
 */
export const ofFoundCards = (
  orm: Orm,
  card: PgColumn,
  { company, typed }: { company: string; typed: readonly Typed[] },
): SQL | undefined =>
  and(
    ...typed.map((part) =>
      inArray(
        card,
        orm
          .select({ card: patientWord.patient })
          .from(patientWord)
          .where(and(eq(patientWord.company, company), or(...rangesOf(patientWord, part)))),
      ),
    ),
  )
