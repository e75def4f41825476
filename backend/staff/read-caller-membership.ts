import { and, eq } from 'drizzle-orm'
import { type Membership, membership } from '../database/tables/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'

/** Access that changing staff requires. */
export const staffAccess = { section: 'staff', action: 'write' } as const

/**
 * The caller's membership, re-read under `lockCompany`, because the cached one may be outdated. Throws 403 if
 * the right has been lost meanwhile.
 */
export async function readCallerMembership(orm: Orm, { account, company }: Membership): Promise<Membership> {
  await lockCompany(orm, company)
  const [now] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.account, account), eq(membership.company, company)))
  if (!now || !may(permissionsOf(now), staffAccess.section, staffAccess.action))
    throw new ApiError('FORBIDDEN')
  return now
}
