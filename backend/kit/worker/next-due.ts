import { and, asc, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'

/** A due row, by its code, and its company for the log. */
export type DueRow = { code: string; company: string }

/** A table whose rows have a code and a company. */
type Table = PgTable & { code: PgColumn; company: PgColumn }

/** The `next` of `eachDue` for the rows of a table that are due: those with the earliest `first` before the others. */
export const nextDue =
  (orm: Orm, table: Table, { when, first }: { when: SQL | undefined; first: PgColumn }) =>
  async (failed: readonly DueRow[]): Promise<DueRow | undefined> => {
    const { code, company } = table
    const others = notInArray(
      code,
      failed.map((one) => one.code),
    )
    const [row] = await orm
      .select({ code: sql<string>`${code}`, company: sql<string>`${company}` })
      .from<PgTable>(table)
      .where(and(when, others))
      .orderBy(asc(first))
      .limit(1)
    return row
  }
