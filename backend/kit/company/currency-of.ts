import { eq } from 'drizzle-orm'
import { currencyIn } from '../../../schemas/reference/countries.ts'
import type { Orm } from '../database/database.ts'
import { company } from '../tables/index.ts'

/** The currency in which a clinic takes money: that of its country. */
export async function currencyOf(orm: Orm, code: string): Promise<string> {
  const [found] = await orm.select({ country: company.country }).from(company).where(eq(company.code, code))
  return currencyIn(found?.country)
}
