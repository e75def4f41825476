import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { longestWord } from '../../../schemas/patients/patient-words.ts'
import {
  type Likeness,
  likenessOf,
  nameLikenesses,
  nameSounds,
  type PatientName,
} from '../../../schemas/patients/same-name.ts'
import { patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { PatientRow } from './patient-name.ts'

/** A card of a name that is the same or alike, and how alike the two are. */
export type Alike = { card: PatientRow; likeness: Exclude<Likeness, 'other'> }

/** Cards of the same phone number or birthday; undefined for somebody of whom neither is known. */
export const samePhoneOrBirthday = ({
  phone,
  birthday,
}: Pick<PatientRow, 'phone' | 'birthday'>): SQL | undefined =>
  or(
    phone === null ? undefined : eq(patient.phone, phone),
    birthday === null ? undefined : eq(patient.birthday, birthday),
  )

const keptId = sql<string>`coalesce(${patient.mergedInto}, ${patient.id})`

/**
 * The cards of a company that fit `where` and have the same name or one that is alike, with or without a patronymic. Names are compared by a word
 * first, in the database: half a village may share the phone number of its nurse. Of those that share a word at most `most` are looked at.
 */
export async function alikeCards(
  orm: Orm,
  company: string,
  name: PatientName,
  where: SQL | undefined,
  { most }: { most?: number } = {},
): Promise<Alike[]> {
  // Sounds are the words of cards that no worker has written anew since the version that had them.
  const all = [...nameSounds(name), ...nameLikenesses(name).flat()]
  const words = [...new Set(all.map((word) => word.slice(0, longestWord)))]
  const sharesWord = exists(
    orm
      .select({ one: sql`1` })
      .from(patientWord)
      .where(and(eq(patientWord.patient, keptId), inArray(patientWord.word, words))),
  )
  const found = orm
    .select()
    .from(patient)
    .where(and(eq(patient.company, company), where, words.length > 0 ? sharesWord : undefined))
    .orderBy(patient.number)
  const cards = await (most === undefined ? found : found.limit(most))
  return cards.flatMap((card) => {
    const likeness = likenessOf(card, name)
    return likeness === 'other' ? [] : [{ card, likeness }]
  })
}
