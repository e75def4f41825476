import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Typed } from '../../../schemas/patients/patient-words.ts'
import { type Membership, patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { PatientRow } from './patient-name.ts'
import { ownPatients } from './read-patient.ts'

const mostFound = 20

/** How many words are read for each card that is shown: several words of a card may have the same beginning. */
const wordsOfCard = 3

/** How many words of a part are counted to know which is the rarest. */
const mostCounted = 2000

const walked = alias(patientWord, 'walked')
type Words = typeof patientWord | typeof walked

/** The words that a part means, a range of the index each; `~` comes after each sign of a word. The index is used whatever the text is, as with `like` it would not be. */
export const rangesOf = ({ word }: Words, { begins, whole }: Typed): SQL[] => [
  ...begins.map((text) => sql`(${word} ~>=~ ${text} and ${word} ~<~ ${`${text}~`})`),
  ...whole.map((text) => eq(word, text)),
]

/** How many words of a company fit a part; no more than are counted. */
const countOf = (company: string, part: Typed): SQL<number> =>
  sql<number>`(select count(*)::int from (select from ${patientWord} where ${and(
    eq(patientWord.company, company),
    or(...rangesOf(patientWord, part)),
  )} limit ${mostCounted}) as counted)`

/** The parts of what was typed, the rarest first. */
async function rarestFirst(orm: Orm, company: string, typed: readonly Typed[]): Promise<readonly Typed[]> {
  if (typed.length === 1) return typed
  const counts = Object.fromEntries(typed.map((part, at) => [at, countOf(company, part)]))
  const [counted = {}] = await orm.select(counts).from(sql`(select) as parts`)
  return typed
    .map((part, at) => ({ part, count: counted[at] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ part }) => part)
}

/** Whether the card in a column has all parts of what was typed, as it has in the search of patients. */
export const isCardOf = (
  orm: Orm,
  card: PgColumn,
  company: string,
  typed: readonly Typed[],
): SQL | undefined =>
  typed.length === 0
    ? sql`false`
    : and(
        ...typed.map((part) =>
          inArray(
            card,
            orm
              .select({ id: patientWord.patient })
              .from(patientWord)
              .where(and(eq(patientWord.company, company), or(...rangesOf(patientWord, part)))),
          ),
        ),
      )

/**
 * Cards that have all parts of what was typed, in the order of the words: whoever is called exactly so comes first. The words of the rarest part are
 * walked in the order of the index until enough are found, because the first letter is that of a third of the clinic.
 */
async function findTyped(orm: Orm, member: Membership, typed: readonly Typed[]): Promise<PatientRow[]> {
  const [rarest, ...others] = await rarestFirst(orm, member.company, typed)
  if (!rarest) return []
  const hasOthers = others.map((part) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(patientWord)
        .where(and(eq(patientWord.patient, walked.patient), or(...rangesOf(patientWord, part))))
        // Asked for each walked word until enough are found: Postgres would join it with all words of the part otherwise.
        .offset(0),
    ),
  )
  const walks = rangesOf(walked, rarest).map((range) =>
    orm
      .select({ id: walked.patient, word: walked.word })
      .from(walked)
      .innerJoin(patient, eq(patient.id, walked.patient))
      .where(and(eq(walked.company, member.company), range, ...hasOthers, ownPatients(member)))
      .orderBy(sql`${walked.word} using ~<~`)
      .limit(mostFound * wordsOfCard),
  )
  const [first, second, ...more] = walks
  if (!first) return []
  const words = (second ? unionAll(first, second, ...more) : first).as('words')
  const least = sql<string>`min(${words.word} collate "C")`
  const found = orm
    .select({ id: words.id, word: least.as('least') })
    .from(words)
    .groupBy(words.id)
    .orderBy(asc(least))
    .limit(mostFound)
    .as('found')
  const rows = await orm
    .select({ card: patient })
    .from(found)
    .innerJoin(patient, eq(patient.id, found.id))
    .where(isNull(patient.mergedInto))
    .orderBy(asc(found.word), asc(patient.lastName), asc(patient.name), asc(patient.number))
  return rows.map(({ card }) => card)
}

/** The cards that a member may read and that were changed last. */
const findLatest = (orm: Orm, member: Membership): Promise<PatientRow[]> =>
  orm
    .select()
    .from(patient)
    .where(and(eq(patient.company, member.company), isNull(patient.mergedInto), ownPatients(member)))
    // As the index has them.
    .orderBy(sql`${patient.updatedAt} desc nulls last`, sql`${patient.number} desc nulls last`)
    .limit(mostFound)

/** At most 20 cards that a member may read, by what was typed; without anything typed those that were changed last. */
export const findPatients = (orm: Orm, member: Membership, typed: readonly Typed[]): Promise<PatientRow[]> =>
  typed.length === 0 ? findLatest(orm, member) : findTyped(orm, member, typed)
