import { eq } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import { staffFactor, staffFactorBody } from '../../schemas/api/factors.ts'
import { account, company, membership } from '../database/tables/index.ts'
import { isWithFactor } from '../factors/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'

const day = 86_400_000

export const readStaffFactor = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/staff_factor',
  summary: 'From when on the staff of the company needs a second factor',
  access: { section: 'staff', action: 'read' },
  params: place,
  answer: staffFactor,
  act: async ({ orm, member, person }) => {
    const [row] = await orm
      .select({ from: company.staffFactorFrom })
      .from(company)
      .where(eq(company.code, member.company))
    return { FROM: row?.from?.toISOString() ?? null, OWN: person.session.factorAt !== null }
  },
})

/** Everybody who works for a company, and whether they have a second factor. */
const staffOf = (orm: Orm, code: string) =>
  orm
    .select({ account, hasFactor: isWithFactor })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.account))
    .where(eq(membership.company, code))

/** The staff without one is told from when on nothing of the company is open to them (decision 49). */
export const requireStaffFactor = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff_factor',
  summary:
    'Requires a second factor of the staff from a day on, or no longer, by an owner of all branches; 409 for one without a factor of their own',
  access: 'owner',
  params: place,
  body: staffFactorBody,
  answer: staffFactor,
  act: async ({ member, person, body, transaction }) => {
    if (!mayEnter(member.cabinets, wholeCompany)) throw new ApiError('FORBIDDEN')
    const isOwn = person.session.factorAt !== null
    if (body.REQUIRED && !isOwn) throw new ApiError('OWN_FACTOR_FIRST')
    const from = body.REQUIRED ? new Date(Date.now() + body.DAYS * day) : null
    return transaction(async (orm) => {
      const [changed] = await orm
        .update(company)
        .set({ staffFactorFrom: from })
        .where(eq(company.code, member.company))
        .returning({ name: company.name })
      const staff = await staffOf(orm, member.company)
      if (from)
        for (const one of staff.filter(({ hasFactor }) => !hasFactor))
          await sendToAccount(orm, one.account, {
            template: 'factor-required',
            params: { COMPANY: changed?.name.ru ?? member.company, FROM: from.toISOString() },
          })
      await allChanged(
        orm,
        staff.map((one) => happened(rights, { account: one.account.id })),
      )
      return { FROM: from?.toISOString() ?? null, OWN: isOwn }
    })
  },
})
