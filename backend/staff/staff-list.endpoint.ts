import { z } from '@hono/zod-openapi'
import { asc, eq } from 'drizzle-orm'
import { mayEnter, roles, wholeCompany } from '../../schemas/access/roles.ts'
import { member as memberShape } from '../../schemas/api/staff.ts'
import { account, membership } from '../database/tables/index.ts'
import { isResetOpen, isWithFactor } from '../factors/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { isSubsetOf } from './check-grant.ts'

/** Staff of the company, highest role first; callers with some cabinets see the people of those. */
export const staffList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/staff',
  summary: 'Staff of a company that the caller works with',
  access: { section: 'staff', action: 'read' },
  params: place,
  answer: z.array(memberShape),
  act: async ({ orm, member, person }) => {
    const mayChange = may(permissionsOf(member), 'staff', 'write')
    const rows = await orm
      .select({ member: membership, account, hasFactor: isWithFactor, isResetAllowed: isResetOpen })
      .from(membership)
      .innerJoin(account, eq(account.id, membership.account))
      .where(eq(membership.company, member.company))
      .orderBy(asc(membership.createdAt), asc(account.lastName))
    return rows
      .filter(({ member: { cabinets } }) =>
        cabinets.some((code) => code === wholeCompany || mayEnter(member.cabinets, code)),
      )
      .toSorted((one, other) => roles.indexOf(one.member.role) - roles.indexOf(other.member.role))
      .map((row) => ({
        ACCOUNT: row.account.id,
        LASTNAME: row.account.lastName,
        NAME: row.account.name,
        MIDDLENAME: row.account.middleName,
        EMAIL: mayChange ? row.account.email : null,
        TEL: mayChange ? row.account.phone : null,
        ROLE: row.member.role,
        CABINETS: row.member.cabinets,
        MAY_PUBLISH: row.member.mayPublish,
        SPECIALIST_CODE: row.member.specialist,
        SINCE: row.member.createdAt.toISOString(),
        HAS_FACTOR: row.hasFactor,
        IS_RESET_ALLOWED: mayChange && row.isResetAllowed,
        IS_SELF: row.account.id === person.account.id,
        IS_CHANGEABLE: mayChange && isSubsetOf(row.member, member),
      }))
  },
})
