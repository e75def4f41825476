import type { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { sentCode } from '../../../schemas/api/link-address.ts'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { appointment, type Membership } from '../../database/tables/index.ts'
import { checkDoctor } from '../../kit/access/own-doctor.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { inBranch } from './in-branch.ts'

/** The place of one appointment of a company. */
export const one = place.extend({ code: sentCode })

/** An appointment that the member may see. Throws 404, 403. */
export async function findOne(
  orm: Orm,
  { companyCode, cabinetCode, code }: z.infer<typeof one>,
  member: Membership,
) {
  const [row] = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.company, companyCode),
        eq(appointment.code, readCrockford(code)),
        inBranch(cabinetCode),
      ),
    )
  if (!row) throw new ApiError('NOT_FOUND')
  checkDoctor(member, row.specialist)
  return row
}

/** As `findOne`, for a change: with the appointments of its company locked. */
export async function lockOne(orm: Orm, where: z.infer<typeof one>, member: Membership) {
  await lockCompany(orm, where.companyCode)
  return findOne(orm, where, member)
}
