import { and, eq, lt, sql } from 'drizzle-orm'
import { isOwn } from '../accounts/index.ts'
import { appointment, waitingList } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { todayAt } from '../shared/shown/today-of.ts'

/** A person who comes back a little later is still offered free slots near to their own, so holds stay for an hour. */
async function deleteExpired(orm: Orm): Promise<void> {
  await orm
    .delete(appointment)
    .where(and(eq(appointment.status, 'hold'), lt(appointment.expiresAt, sql`now() - interval '1 hour'`)))
  await orm.delete(waitingList).where(lt(waitingList.until, sql`${todayAt(waitingList.company)} - 1`))
}

/** Appointments belong to the clinic: they stay, without the account. */
export const retention = defineRetention({
  deleteExpired,
  ofAccount: {
    tables: [appointment],
    forget: async (orm, person) => {
      await orm.delete(waitingList).where(isOwn(waitingList, person))
      return undefined
    },
  },
})
