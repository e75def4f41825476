import { and, eq, isNull } from 'drizzle-orm'
import { accessCode } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/**
 * Revokes a person's invitations when they lose the rights to give them: in one company, or in all if none is
 * given.
 */
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
