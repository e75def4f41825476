import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { accessCode } from '../database/tables/index.ts'

/** What somebody has invited to ends with the rights by which they did: in one company, or in all where none is named. */
export const revokeCodesOf = (orm: Orm, { account, company }: { account: string; company?: string }) =>
  orm
    .update(accessCode)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(accessCode.createdBy, account),
        company === undefined ? undefined : eq(accessCode.company, company),
        isNull(accessCode.revokedAt),
      ),
    )
