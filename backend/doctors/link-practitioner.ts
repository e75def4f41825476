import { and, eq, type SQL } from 'drizzle-orm'
import { practitioner, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { givePeople } from './give-people.ts'

/**
 * Links a clinic's card of a doctor to the account that accepted the clinic's invitation as that doctor. This is the only link between one
 * person's cards in several clinics; no clinic can read another's. The person of the card becomes that of the account, or redirects to it
 * if the account has one already.
 */
export async function linkPractitioner(
  orm: Orm,
  { account, company, card }: { account: string; company: string; card: string },
): Promise<void> {
  const ofCard = and(eq(specialist.company, company), eq(specialist.code, card))
  const give = (person: string | null) => orm.update(specialist).set({ practitioner: person }).where(ofCard)
  const known = await personOf(orm, account)
  const former = await personOfCard(orm, ofCard)
  // Another person was linked to this doctor before, and keeps their address.
  if (former?.account && former.account !== account) await give(null)
  await givePeople(orm, [company])
  const person = await personOfCard(orm, ofCard)
  if (!person || person.id === known) return
  if (!known) {
    await orm.update(practitioner).set({ account }).where(eq(practitioner.id, person.id))
    return
  }
  await give(known)
  await orm.update(practitioner).set({ mergedInto: known }).where(eq(practitioner.id, person.id))
}

async function personOf(orm: Orm, account: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ id: practitioner.id })
    .from(practitioner)
    .where(eq(practitioner.account, account))
  return row?.id
}

async function personOfCard(orm: Orm, ofCard: SQL | undefined) {
  const [row] = await orm
    .select({ id: practitioner.id, account: practitioner.account })
    .from(specialist)
    .innerJoin(practitioner, eq(practitioner.id, specialist.practitioner))
    .where(ofCard)
  return row
}
