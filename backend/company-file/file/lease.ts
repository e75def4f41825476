import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { workedStates } from '../../../schemas/company-file/company-file-states.ts'
import { companyFile } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

export type CompanyFileRow = typeof companyFile.$inferSelect

/** Notifications on this channel say that there is work at a company file. */
export const companyFileChannel = 'shipa_company_file'

export const tellWorkers = (orm: Orm) => orm.execute(sql`select pg_notify(${companyFileChannel}, '')`)

/** How long a process that says nothing more keeps a file. */
const leaseMs = 60_000

const newLease = () => new Date(Date.now() + leaseMs)

/** Another process works at the file now: this one had stood still. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError'
}

/** Takes a file that has work to do, for a minute. Undefined if there is none. */
export async function takeDue(orm: Orm): Promise<CompanyFileRow | undefined> {
  const due = orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(
      and(
        inArray(companyFile.state, [...workedStates]),
        or(isNull(companyFile.leasedUntil), lt(companyFile.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(companyFile.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await orm
    .update(companyFile)
    .set({ leasedUntil: newLease() })
    .where(inArray(companyFile.id, due))
    .returning()
  return row
}

/** A file that this process works at. */
export class Lease {
  row: CompanyFileRow
  /** What notes one after the other: each asks for the lease of the one before. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(row: CompanyFileRow) {
    this.row = row
  }

  /** Notes how far it is, and keeps the file for another minute. Throws if another process has taken it. */
  note(orm: Orm, values: Partial<typeof companyFile.$inferInsert>): Promise<void> {
    const noted = this.#last.then(() => this.#note(orm, values))
    this.#last = noted.catch(() => {})
    return noted
  }

  async #note(orm: Orm, values: Partial<typeof companyFile.$inferInsert>): Promise<void> {
    const { id, state, leasedUntil } = this.row
    const [row] = await orm
      .update(companyFile)
      .set({ leasedUntil: newLease(), ...values })
      .where(
        and(
          eq(companyFile.id, id),
          eq(companyFile.state, state),
          leasedUntil ? eq(companyFile.leasedUntil, leasedUntil) : isNull(companyFile.leasedUntil),
        ),
      )
      .returning()
    if (!row) throw new LostLeaseError(`the company file ${id} is worked at by another process`)
    this.row = row
  }
}
