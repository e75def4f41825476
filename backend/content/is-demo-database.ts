import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company } from '../database/tables/index.ts'

/** True for a database with demo clinics, whose accounts are invented and whose passwords are public. */
export async function isDemoDatabase(orm: Orm): Promise<boolean> {
  const found = await orm
    .select({ code: company.code })
    .from(company)
    .where(eq(company.isDemo, true))
    .limit(1)
  return found.length > 0
}
