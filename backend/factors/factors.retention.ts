import { isNull, lt, sql } from 'drizzle-orm'
import { factorChallenge, factorEvent, factorReset } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  deleteExpired: async (orm) => {
    await orm.delete(factorChallenge).where(lt(factorChallenge.expiresAt, sql`now() - interval '1 hour'`))
    await orm.delete(factorReset).where(lt(factorReset.expiresAt, sql`now() - interval '30 days'`))
    // A year, as long as a person may ask what has happened to their account.
    await orm.delete(factorEvent).where(lt(factorEvent.createdAt, sql`now() - interval '1 year'`))
  },
  // A sign-in may have been ended since, and a reset refused by the person: it would take the factors away after all.
  endRestored: async (orm) => {
    await orm.delete(factorChallenge)
    await orm.update(factorReset).set({ endedAt: new Date() }).where(isNull(factorReset.endedAt))
  },
})
