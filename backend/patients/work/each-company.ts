import { and, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Database, Orm } from '../../kit/database/database.ts'
import { inTransaction } from '../../kit/http/transaction.ts'
import { eachDue } from '../../kit/worker/each-due.ts'

type CompanyWork = {
  /** The table with the rows that are due, by the column that names their company. */
  table: { company: PgColumn }
  isDue: SQL | undefined
  /** Does some of the due work of a company, which is locked: no more than what a booking may wait for. */
  act: (orm: Orm, company: string) => Promise<void>
  stopped?: AbortSignal | undefined
}

/** Does what is due in one company after the other until nothing is left, a transaction for each step. Can be interrupted anywhere. */
export const eachCompany = (
  { orm }: Database,
  { table: { company }, isDue, act, stopped }: CompanyWork,
): Promise<void> =>
  eachDue<{ company: string }>({
    stopped,
    next: async (failed) => {
      const codes = failed.map((one) => one.company)
      const [due] = await orm
        .select({ company })
        .from(company.table)
        .where(and(isDue, codes.length > 0 ? notInArray(company, codes) : undefined))
        .limit(1)
      return due && { company: String(due.company) }
    },
    act: (due) =>
      inTransaction(orm, async (inner) => {
        await lockCompany(inner, due.company)
        await act(inner, due.company)
      }),
  })
