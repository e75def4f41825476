import { and, eq, isNull } from 'drizzle-orm'
import { apiKey, type Membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** Revokes the keys that a member has made, when they own the whole company no longer. `by` is the account of who has decided that. */
export const revokeKeysOf = (orm: Orm, { account, company }: Membership, by: string) =>
  orm
    .update(apiKey)
    .set({ revokedAt: new Date(), revokedBy: by })
    .where(and(eq(apiKey.account, account), eq(apiKey.company, company), isNull(apiKey.revokedAt)))
