import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company } from '../database/tables/index.ts'

/** Until the transaction ends nobody else changes who works for a company: what is counted here stays so. */
export async function lockStaff(orm: Orm, code: string): Promise<void> {
  await orm.select({ code: company.code }).from(company).where(eq(company.code, code)).for('no key update')
}
