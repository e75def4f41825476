import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import { permissions } from '../../schemas/api/business.ts'
import { requestAccessBody } from '../../schemas/api/staff.ts'
import { normalizeAccessCode } from '../../schemas/formats/access-code.ts'
import { accessCode } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import type { Account } from '../kit/sessions/person.ts'
import { joinStaff } from './join-staff.ts'
import { notifyNewStaff } from './notify-new-staff.ts'
import { permissionsAnswer } from './permissions-answer.ts'

type Spent = {
  code: string
  /** The company and the cabinet that the code must be for; `0` is any. */
  company: string
  cabinet: string
  account: Account
}

/**
 * Uses a code for a person. If it grants nothing new, the use is not counted, so that a double submission
 * costs one place only. Throws 404 if the company has no such code, 410 if it has expired or is used up.
 */
async function spendCode(orm: Orm, { code, company: wanted, cabinet, account }: Spent) {
  const theCode = and(
    eq(accessCode.code, code),
    wanted === wholeCompany ? undefined : eq(accessCode.company, wanted),
    isNull(accessCode.revokedAt),
  )
  const [named] = await orm.select({ company: accessCode.company }).from(accessCode).where(theCode)
  if (!named) throw new ApiError('ACCESS_CODE_INVALID')
  const { company } = named
  await lockCompany(orm, company)
  const [found] = await orm.select().from(accessCode).where(theCode)
  if (!found || (cabinet !== wholeCompany && !mayEnter([found.cabinet], cabinet)))
    throw new ApiError('ACCESS_CODE_INVALID')
  const { role, mayPublish, specialist } = found
  const given = { role, mayPublish, specialist, cabinets: [found.cabinet] }
  const { member, isNew } = await joinStaff(orm, account.id, company, given)
  if (!isNew) return { ...member, company }
  if (found.uses >= found.maxUses || found.expiresAt <= new Date()) throw new ApiError('ACCESS_CODE_EXPIRED')
  await orm
    .update(accessCode)
    .set({ uses: sql`${accessCode.uses} + 1` })
    .where(theCode)
  await notifyNewStaff(orm, { company, account, role: member.role })
  return { ...member, company }
}

/** A5, B-43 */
export const requestAccess = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/business/user/request_access',
  summary:
    'Joins the staff of a company by an access code; answers what the caller may do in its cabinet. `0` is any company, any cabinet',
  access: 'person',
  limits: [
    { per: 'person', times: 5, seconds: 900 },
    { per: 'address', times: 60, seconds: 900 },
  ],
  maxBytes: 1024,
  params: place,
  body: requestAccessBody,
  answer: permissions,
  act: async ({ orm, person, params, body, settings, transaction }) => {
    const code = normalizeAccessCode(body.access_code)
    if (!code) throw new ApiError('ACCESS_CODE_INVALID')
    const { companyCode, cabinetCode } = params
    const spent = { code, company: companyCode, cabinet: cabinetCode, account: person.account }
    const member = await transaction((orm) => spendCode(orm, spent))
    const [first = wholeCompany] = member.cabinets
    const cabinet = cabinetCode === wholeCompany ? first : cabinetCode
    return permissionsAnswer(orm, member, cabinet, settings)
  },
})
