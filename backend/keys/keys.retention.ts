import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { apiKey } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) =>
    orm
      .delete(apiKey)
      .where(and(isNotNull(apiKey.revokedAt), lt(apiKey.revokedAt, sql`now() - interval '1 year'`))),
  // A key that was revoked since the backup would open everything again.
  endRestored: (orm) => orm.update(apiKey).set({ revokedAt: new Date() }).where(isNull(apiKey.revokedAt)),
  ofAccount: { tables: [apiKey] },
})
