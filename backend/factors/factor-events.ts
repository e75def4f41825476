import { desc, eq } from 'drizzle-orm'
import type { FactorEvent } from '../../schemas/factors/factor-event.ts'
import { factorEvent } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** Writes into the history that the person reads what has happened to their factors. */
export async function noteFactorEvent(
  orm: Orm,
  account: string,
  kind: FactorEvent,
  about: Record<string, string> = {},
): Promise<void> {
  await orm.insert(factorEvent).values({ account, kind, about })
}

/** The newest entries of that history. */
export const readFactorEvents = (orm: Orm, account: string) =>
  orm
    .select()
    .from(factorEvent)
    .where(eq(factorEvent.account, account))
    .orderBy(desc(factorEvent.id))
    .limit(30)
