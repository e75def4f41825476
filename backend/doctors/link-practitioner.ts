import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { practitioner, specialist } from '../database/tables/index.ts'

/**
 * Links a clinic's card of a doctor to the account that accepted the clinic's invitation as that doctor. This
 * is the only link between one person's cards in several clinics; no clinic can read another's.
 */
export async function linkPractitioner(
  orm: Orm,
  { account, company, card }: { account: string; company: string; card: string },
): Promise<void> {
  await orm.insert(practitioner).values({ account }).onConflictDoNothing()
  const [person] = await orm
    .select({ id: practitioner.id })
    .from(practitioner)
    .where(eq(practitioner.account, account))
  if (!person) return
  await orm
    .update(specialist)
    .set({ practitioner: person.id })
    .where(and(eq(specialist.company, company), eq(specialist.code, card)))
}
