import { inArray, sql } from 'drizzle-orm'
import { company, nextFree, nextFreeDue, schedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** The channel that wakes the worker. */
export const nextFreeChannel = 'shipa_next_free'

/**
 * Schedules the search for the next free slots of companies after the transaction, if any of their doctors can be booked or could be so
 * far. Pages are invalidated once another slot is found.
 */
export async function markDue(orm: Orm, codes: readonly string[]): Promise<void> {
  await orm.execute(sql`
    insert into ${nextFreeDue} (company_code)
    select ${company.code} from ${company}
    where ${inArray(company.code, [...codes])}
      and (exists (select from ${schedule} where ${schedule.company} = ${company.code} and ${schedule.step} > 0)
        or exists (select from ${nextFree} where ${nextFree.company} = ${company.code}))
  `)
  await orm.execute(sql`select pg_notify(${nextFreeChannel}, '')`)
}
