import { z } from '@hono/zod-openapi'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { accessCodeBody, accessCode as accessCodeShape } from '../../schemas/api/staff.ts'
import {
  accessCodeAlphabet,
  accessCodeLength,
  normalizeAccessCode,
} from '../../schemas/formats/access-code.ts'
import { accessCode } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { randomCode } from '../kit/random-code.ts'
import { accessCodeAnswer } from './access-code-answer.ts'
import { checkGrant, isSubsetOf } from './check-grant.ts'
import { readCallerMembership, staffAccess } from './read-caller-membership.ts'

/** A5: an invitation is valid for two weeks. */
const lifeMs = 14 * 24 * 60 * 60 * 1000

const isOpen = and(
  isNull(accessCode.revokedAt),
  gt(accessCode.expiresAt, sql`now()`),
  lt(accessCode.uses, accessCode.maxUses),
)

/** Valid invitations, newest first; only those that the caller could grant too. */
export const accessCodes = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/staff/access_codes',
  summary: 'Open invitations to the staff of a company',
  access: staffAccess,
  params: place,
  answer: z.array(accessCodeShape),
  act: async ({ orm, member }) => {
    const rows = await orm
      .select()
      .from(accessCode)
      .where(and(eq(accessCode.company, member.company), isOpen))
      .orderBy(desc(accessCode.createdAt), accessCode.code)
    return rows
      .filter(({ role, cabinet }) => isSubsetOf({ role, cabinets: [cabinet] }, member))
      .map(accessCodeAnswer)
  },
})

export const createAccessCode = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff/access_codes',
  summary: 'Invites to the staff: a code for one role in one cabinet, no higher than the caller',
  access: staffAccess,
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  maxBytes: 4096,
  params: place,
  body: accessCodeBody,
  answer: accessCodeShape,
  status: 201,
  act: async ({ person, member, body, locale, transaction }) =>
    transaction(async (orm) => {
      const giver = await readCallerMembership(orm, member)
      // An owner always owns the whole company.
      const cabinet = body.ROLE === 'owner' ? wholeCompany : body.CABINET
      const given = { role: body.ROLE, cabinets: [cabinet] }
      await checkGrant(orm, { giver, given, field: 'CABINET', locale })
      const [row] = await orm
        .insert(accessCode)
        .values({
          code: randomCode(accessCodeAlphabet, accessCodeLength),
          company: member.company,
          cabinet,
          role: body.ROLE,
          mayPublish: body.MAY_PUBLISH,
          maxUses: body.MAX_USES,
          expiresAt: new Date(Date.now() + lifeMs),
          createdBy: person.account.id,
        })
        .returning()
      return row && accessCodeAnswer(row)
    }),
})

export const revokeAccessCode = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff/access_codes/{code}',
  summary: 'Takes an invitation back; who has used it stays',
  access: staffAccess,
  params: place.extend({ code: requestText.describe('The code of access.') }),
  act: async ({ member, params, transaction }) =>
    transaction(async (orm) => {
      const now = await readCallerMembership(orm, member)
      const code = and(
        eq(accessCode.code, normalizeAccessCode(params.code) ?? ''),
        eq(accessCode.company, member.company),
        isNull(accessCode.revokedAt),
      )
      const [row] = await orm.select().from(accessCode).where(code)
      if (!row) throw new ApiError('NOT_FOUND')
      if (!isSubsetOf({ role: row.role, cabinets: [row.cabinet] }, now)) throw new ApiError('FORBIDDEN')
      await orm.update(accessCode).set({ revokedAt: new Date() }).where(code)
      return undefined
    }),
})
