import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company } from '../database/tables/index.ts'

/** Locks the staff of a company until the transaction ends, so that counts made in it stay true. */
export async function lockStaff(orm: Orm, code: string): Promise<void> {
  await orm.select({ code: company.code }).from(company).where(eq(company.code, code)).for('no key update')
}
