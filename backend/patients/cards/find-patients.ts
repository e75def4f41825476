import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Typed } from '../../../schemas/patients/patient-words.ts'
import { type Membership, patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { PatientRow } from './patient-name.ts'
import { ownPatients } from './read-patient.ts'

const mostFound = 20

/** How many words are read for each card that is shown: several words of a card may have the same beginning. */
const wordsOfCard = 3

/**
 * Up to how many words of a part are read as a set of cards. Where more fit, cards are asked for it one by one: those that are walked have it often
 * enough that twenty are soon found.
 */
const largestSet = 20_000

const walked = alias(patientWord, 'walked')
type Words = typeof patientWord | typeof walked

/** The words that a part means, a range of the index each, the likeliest first; `~` comes after each sign of a word. The index is used whatever the text is, as with `like` it would not be. */
export const rangesOf = ({ word }: Words, { begins, whole }: Typed): SQL[] => [
  ...whole.map((text) => eq(word, text)),
  ...begins.map((text) => sql`(${word} ~>=~ ${text} and ${word} ~<~ ${`${text}~`})`),
]

/** The words of a company in one range of the index. */
const inRange = (words: Words, company: string, range: SQL): SQL | undefined =>
  and(eq(words.company, company), range)

/** How many cards of a company have a part, about: as many as words are in the largest of its ranges, and no more than a set may have. */
const countOf = (company: string, part: Typed): SQL<number> =>
  sql<number>`greatest(${sql.join(
    rangesOf(patientWord, part).map(
      (range) =>
        sql`(select count(*) from (select from ${patientWord} where ${inRange(patientWord, company, range)} limit ${largestSet}) as counted)`,
    ),
    sql`, `,
  )})`.mapWith(Number)

/** A part of what was typed, and whether so many words fit it that their cards are not read as a set. */
type Counted = { part: Typed; isCommon: boolean }

/** The parts of what was typed, the rarest first. */
async function rarestFirst(orm: Orm, company: string, typed: readonly Typed[]): Promise<Counted[]> {
  if (typed.length === 1) return typed.map((part) => ({ part, isCommon: false }))
  const counts = Object.fromEntries(typed.map((part, at) => [at, countOf(company, part)]))
  const [counted = {}] = await orm.select(counts).from(sql`(select) as parts`)
  return typed
    .map((part, at) => ({ part, count: counted[at] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ part, count }) => ({ part, isCommon: count >= largestSet }))
}

/** The condition that a walked card has a part too. */
function hasPart(company: string, { part, isCommon }: Counted): SQL {
  const ranges = rangesOf(patientWord, part)
  if (isCommon)
    // Without `offset` Postgres would join all words of the part.
    return sql`exists (select from ${patientWord} where ${patientWord.patient} = ${walked.patient} and ${or(...ranges)} offset 0)`
  const cards = ranges.map(
    (range) =>
      sql`select ${patientWord.patient} from ${patientWord} where ${inRange(patientWord, company, range)}`,
  )
  // With `is true` it is a set that is made once; Postgres would join it otherwise, and takes it for much smaller than it is.
  return sql`(${walked.patient} in (${sql.join(cards, sql` union all `)})) is true`
}

/**
 * Cards that have all parts of what was typed. Whoever is called so as it was written comes before names that are alike, in the order of the words. The words of the rarest part are
 * walked in the order of the index until enough are found, because the first letter is that of a third of the clinic.
 */
async function findTyped(orm: Orm, member: Membership, typed: readonly Typed[]): Promise<PatientRow[]> {
  const { company } = member
  const [rarest, ...others] = await rarestFirst(orm, company, typed)
  if (!rarest) return []
  const fits = and(...others.map((other) => hasPart(company, other)), ownPatients(member, walked.patient))
  const walks = rangesOf(walked, rarest.part).map((range, rank) =>
    orm
      .select({
        id: walked.patient,
        word: walked.word,
        rank: sql<number>`${sql.raw(String(rank))}`.as('rank'),
      })
      .from(walked)
      .where(and(inRange(walked, company, range), fits))
      .orderBy(sql`${walked.word} using ~<~`)
      .limit(mostFound * wordsOfCard),
  )
  const [first, second, ...more] = walks
  if (!first) return []
  const words = (second ? unionAll(first, second, ...more) : first).as('words')
  const rank = sql<number>`min(${words.rank})`
  const least = sql<string>`min(${words.word} collate "C")`
  const found = orm
    .select({ id: words.id, rank: rank.as('least_rank'), word: least.as('least') })
    .from(words)
    .groupBy(words.id)
    .orderBy(asc(rank), asc(least))
    .limit(mostFound)
    .as('found')
  const rows = await orm
    .select({ card: patient })
    .from(found)
    .innerJoin(patient, eq(patient.id, found.id))
    .where(isNull(patient.mergedInto))
    .orderBy(asc(found.rank), asc(found.word), asc(patient.lastName), asc(patient.name), asc(patient.number))
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
