import { desc, eq } from 'drizzle-orm'
import { siteChange } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** When the draft of a site was changed last; null if it never was. */
export async function lastChange(orm: Orm, company: string): Promise<Date | null> {
  const [row] = await orm
    .select({ at: siteChange.at })
    .from(siteChange)
    .where(eq(siteChange.company, company))
    .orderBy(desc(siteChange.revision))
    .limit(1)
  return row?.at ?? null
}
