import { eq } from 'drizzle-orm'
import { company as companyTable } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The Russian name of a company, as mails have it; undefined if there is no such company. */
export async function companyName(orm: Orm, code: string): Promise<string | undefined> {
  const [company] = await orm
    .select({ name: companyTable.name })
    .from(companyTable)
    .where(eq(companyTable.code, code))
  return company?.name.ru
}
