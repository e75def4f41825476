import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { patient, patientDouble } from '../../database/tables/index.ts'
import type { Database, Orm } from '../../kit/database/database.ts'
import { alikeCards, samePhoneOrBirthday } from '../cards/alike-cards.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { eachCompany } from '../work/each-company.ts'
import { pairOf } from './pair-of.ts'

/** For how many cards doubles are looked for in one transaction: a booking of the clinic waits for no more. */
const atOnce = 100

/** The ids of a card and of those that were merged into it. */
const groupOf = async (orm: Orm, id: string): Promise<string[]> => {
  const rows = await orm.select({ id: patient.id }).from(patient).where(eq(patient.mergedInto, id))
  return [id, ...rows.map((row) => row.id)]
}

/** Whether somebody has said that two cards, or those merged into them, are of different people. */
async function areDistinct(orm: Orm, one: string, other: string): Promise<boolean> {
  const [ones, others] = [await groupOf(orm, one), await groupOf(orm, other)]
  const [found] = await orm
    .select({ one: patientDouble.one })
    .from(patientDouble)
    .where(
      and(
        isNotNull(patientDouble.distinctAt),
        or(
          and(inArray(patientDouble.one, ones), inArray(patientDouble.other, others)),
          and(inArray(patientDouble.one, others), inArray(patientDouble.other, ones)),
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Proposes the cards that may be of the same person as one: of the same name in any spelling, and the same phone number or birthday. Call it with the company's lock. */
async function propose(orm: Orm, card: PatientRow): Promise<void> {
  const same = samePhoneOrBirthday(card)
  const isOther = and(ne(patient.id, card.id), isNull(patient.mergedInto))
  const alike = same ? await alikeCards(orm, card.company, card, and(isOther, same)) : []
  await orm
    .delete(patientDouble)
    .where(
      and(
        or(eq(patientDouble.one, card.id), eq(patientDouble.other, card.id)),
        isNull(patientDouble.distinctAt),
      ),
    )
  for (const { card: other } of alike)
    if (!(await areDistinct(orm, card.id, other.id)))
      await orm
        .insert(patientDouble)
        .values({ company: card.company, ...pairOf(card.id, other.id) })
        .onConflictDoNothing()
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
