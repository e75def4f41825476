import { sql } from 'drizzle-orm'
import { type Membership, patientDouble } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { pairOf } from './pair-of.ts'

/** Notes that a card and others are of different people, as a member has said: they are not proposed as one again. */
export async function tellApart(
  orm: Orm,
  member: Membership,
  card: string,
  others: readonly string[],
): Promise<void> {
  if (others.length === 0) return
  const said = { distinctAt: sql`now()`, distinctBy: member.account }
  await orm
    .insert(patientDouble)
    .values(others.map((other) => ({ company: member.company, ...pairOf(card, other), ...said })))
    .onConflictDoUpdate({ target: [patientDouble.one, patientDouble.other], set: said })
}
