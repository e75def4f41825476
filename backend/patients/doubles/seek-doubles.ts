import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { patient, patientDouble } from '../../database/tables/index.ts'
import type { Database, Orm } from '../../kit/database/database.ts'
import { alikeCards, samePhoneOrBirthday } from '../cards/alike-cards.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { eachCompany } from '../work/each-company.ts'
import { pairOf } from './pair-of.ts'

/** For how many cards doubles are looked for in one transaction: a booking of the clinic waits for no more. */
const atOnce = 100

/** How many cards are proposed for one at most: more of one name and number are no slip of a desk, and their pairs grow with the square. */
const mostProposed = 20
/** How many cards that share a word and a number or birthday are looked at for one. */
const mostLookedAt = 200

/** Which of some cards somebody has said to be of other people than one, or cards that were merged into them. */
async function distinctFrom(orm: Orm, card: string, others: readonly string[]): Promise<Set<string>> {
  const merged = await orm
    .select({ id: patient.id, into: patient.mergedInto })
    .from(patient)
    .where(inArray(patient.mergedInto, [card, ...others]))
  const keptOf = new Map(merged.map(({ id, into }) => [id, into ?? id]))
  const kept = (id: string) => keptOf.get(id) ?? id
  const ones = [card, ...merged.flatMap(({ id, into }) => (into === card ? [id] : []))]
  const said = await orm
    .select({ one: patientDouble.one, other: patientDouble.other })
    .from(patientDouble)
    .where(
      and(
        isNotNull(patientDouble.distinctAt),
        or(inArray(patientDouble.one, ones), inArray(patientDouble.other, ones)),
      ),
    )
  return new Set(said.flatMap(({ one, other }) => [kept(one), kept(other)]))
}

/** Proposes the cards that may be of the same person as one: of the same name in any spelling, and the same phone number or birthday. Call it with the company's lock. */
async function propose(orm: Orm, card: PatientRow): Promise<void> {
  const same = samePhoneOrBirthday(card)
  const isOther = and(ne(patient.id, card.id), isNull(patient.mergedInto))
  const alike = same
    ? await alikeCards(orm, card.company, card, and(isOther, same), { most: mostLookedAt })
    : []
  await orm
    .delete(patientDouble)
    .where(
      and(
        or(eq(patientDouble.one, card.id), eq(patientDouble.other, card.id)),
        isNull(patientDouble.distinctAt),
      ),
    )
  if (alike.length === 0) return
  const ids = alike.map(({ card: other }) => other.id)
  const distinct = await distinctFrom(orm, card.id, ids)
  const pairs = ids
    .filter((id) => !distinct.has(id))
    .slice(0, mostProposed)
    .map((id) => ({ company: card.company, ...pairOf(card.id, id) }))
  if (pairs.length > 0) await orm.insert(patientDouble).values(pairs).onConflictDoNothing()
}

const isUnsought = and(isNull(patient.soughtAt), isNull(patient.mergedInto))

/** Looks for doubles of cards that are new or were changed. */
export const seekDoubles = (db: Database, stopped?: AbortSignal): Promise<void> =>
  eachCompany(db, {
    table: patient,
    isDue: isUnsought,
    stopped,
    act: async (orm, company) => {
      const cards = await orm
        .select()
        .from(patient)
        .where(and(isUnsought, eq(patient.company, company)))
        .limit(atOnce)
      for (const card of cards) await propose(orm, card)
      await orm
        .update(patient)
        .set({ soughtAt: sql`now()` })
        .where(
          inArray(
            patient.id,
            cards.map(({ id }) => id),
          ),
        )
    },
  })
