import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { company } from '../tables/index.ts'

/** Companies by their codes, or by a select of codes. */
export type Companies = readonly string[] | SQL

/**
 * Locks companies until the end of the transaction, in the order of their codes. Every transaction that changes rows of a company and
 * then others that belong to it, or to the directory, locks the company before any of its rows: so changes of one company come one after
 * the other, and never wait for each other in a circle. A call of the API does so by itself (`kit/http/call/act.ts`) for the company that its path
 * or body names.
 */
export async function lockCompanies(orm: Orm, codes: Companies): Promise<void> {
  if (Array.isArray(codes) && codes.length === 0) return
  const which = Array.isArray(codes) ? inArray(company.code, codes) : sql`${company.code} in (${codes})`
  // Rows that refer to a company can still be added by a transaction that does nothing else.
  await orm
    .select({ code: company.code })
    .from(company)
    .where(which)
    .orderBy(asc(company.code))
    .for('no key update')
}

/** Locks one company (`lockCompanies`). */
export const lockCompany = (orm: Orm, code: string): Promise<void> => lockCompanies(orm, [code])

/** Locks the companies to which rows of a table belong, before the rows themselves are read to be changed (`lockCompanies`). */
export const lockCompanyOf = (
  orm: Orm,
  table: { company: PgColumn },
  ...where: (SQL | undefined)[]
): Promise<void> =>
  lockCompanies(orm, sql`select ${table.company} from ${table.company.table} where ${and(...where)}`)
