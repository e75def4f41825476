import { z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { mayEnter } from '../../schemas/access/roles.ts'
import { ownCabinet } from '../../schemas/api/business.ts'
import { cabinet, company, membership } from '../database/tables/index.ts'
import { checkFactor } from '../kit/access/check-factor.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'

/** A2, B-35 */
export const ownCabinets = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/business/user/cabinets',
  summary: 'Cabinets of a company that the caller may enter, the main one first',
  access: 'person',
  // Optional here and required in `act`, after authentication: anonymous callers get 401 rather than details
  // of the query.
  query: z.object({ company_code: codeParam('company').optional() }),
  answer: z.array(ownCabinet),
  act: async ({ orm, person, query: { company_code: code } }) => {
    if (code === undefined) throw new ApiError('BAD_REQUEST')
    const [found] = await orm
      .select({ member: membership, factorFrom: company.staffFactorFrom })
      .from(membership)
      .innerJoin(company, eq(company.code, membership.company))
      .where(and(eq(membership.account, person.account.id), eq(membership.company, code)))
    if (!found) throw new ApiError('FORBIDDEN')
    const { member, factorFrom } = found
    checkFactor(factorFrom, person.session)
    const rows = await orm
      .select({
        code: cabinet.code,
        name: cabinet.name,
        address: cabinet.address,
        timezone: cabinet.timezone,
      })
      .from(cabinet)
      .where(eq(cabinet.company, member.company))
      .orderBy(asc(cabinet.position), asc(cabinet.code))
    return rows
      .filter(({ code }) => mayEnter(member.cabinets, code))
      .map((row) => ({
        COMPANY_CABINET_CODE: row.code,
        ...localize('NAME', row.name),
        ...localizeOptional('ADDRESS', row.address),
        TIMEZONE: row.timezone,
        IS_MAIN: row === rows[0],
      }))
  },
})
