import { sql } from 'drizzle-orm'
import { nextFreeDue } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { nextFreeChannel } from './mark-due.ts'

/** The channel that notifies processes of changed appointments: the code of their company. */
export const bookingChannel = 'shipa_appointment'

/** Notifies the watchers of a company's appointments of a change, on commit; its next free slots are computed then. */
export async function signalChanged(orm: Orm, company: string): Promise<void> {
  await orm.insert(nextFreeDue).values({ company })
  await orm.execute(sql`select pg_notify(${bookingChannel}, ${company}), pg_notify(${nextFreeChannel}, '')`)
}
