import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company } from '../tables/index.ts'

/** Whether the database contains demo clinics, whose accounts have public passwords. */
export async function isDemoDatabase(orm: Orm): Promise<boolean> {
  const found = await orm
    .select({ code: company.code })
    .from(company)
    .where(eq(company.isDemo, true))
    .limit(1)
  return found.length > 0
}
