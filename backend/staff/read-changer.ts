import { and, eq } from 'drizzle-orm'
import { may, permissionsOf } from '../access/permissions.ts'
import type { Orm } from '../database/database.ts'
import { type Membership, membership } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { lockStaff } from './lock-staff.ts'

/** What who changes staff needs. */
export const staffAccess = { section: 'staff', action: 'write' } as const

/**
 * Who changes the staff of a company, as they are now, under `lockStaff`: what is remembered of them may be of before.
 * Throws 403 where they have lost the right meanwhile.
 */
export async function readChanger(orm: Orm, { account, company }: Membership): Promise<Membership> {
  await lockStaff(orm, company)
  const [now] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.account, account), eq(membership.company, company)))
  if (!now || !may(permissionsOf(now), staffAccess.section, staffAccess.action))
    throw new ApiError('FORBIDDEN')
  return now
}
