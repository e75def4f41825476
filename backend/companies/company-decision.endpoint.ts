import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { decisionAnswer, decisionBody } from '../../schemas/api/moderation.ts'
import { arrowBetween } from '../../schemas/cases/define-case.ts'
import { companyCase } from '../../schemas/companies/company.case.ts'
import type { CompanyStatus } from '../../schemas/companies/company-status.ts'
import { company, companyDecision } from '../database/tables/index.ts'
import { moveRow, stateChanged } from '../kit/cases/move-case.ts'
import { companyCode } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import { shownOf } from '../shared/shown/shown-of.ts'
import { companies } from './companies.case.ts'

const lastDecision = async (orm: Orm, code: string): Promise<number> => {
  const [last] = await orm
    .select({ id: companyDecision.id })
    .from(companyDecision)
    .where(eq(companyDecision.company, code))
    .orderBy(desc(companyDecision.id))
    .limit(1)
  return last?.id ?? 0
}

/** The message to the owners: its template, its link, and the reason of a rejection or suspension. */
function ownerMessage(status: CompanyStatus, COMPANY: string, code: string, REASON: string) {
  if (status === 'active')
    return { template: 'company-approved', params: { COMPANY, LINK: `/pro/${code}/clinic-website` } } as const
  if (status === 'suspended') return { template: 'company-suspended', params: { COMPANY, REASON } } as const
  const LINK = `/pro/new?company=${code}`
  return { template: 'company-rejected', params: { COMPANY, REASON, LINK } } as const
}

/**
 * A moderator's decision (S-COMPANY). 409 `STATE_CHANGED` if another moderator has decided since, or the owner has edited the registration
 * since the moderator read it.
 */
export const decideCompany = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/companies/{companyCode}/decision',
  summary: 'Approves, rejects, suspends or readmits a company and tells its owner why',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ companyCode }),
  body: decisionBody,
  answer: decisionAnswer,
  act: async ({ body: { STATUS, REASON, VERSION }, person, params: { companyCode: code }, transaction }) =>
    transaction(async (orm) => {
      const [found] = await orm.select().from(company).where(eq(company.code, code))
      if (!found || found.isDemo) return undefined
      const arrow = arrowBetween(companyCase, found.status, STATUS)
      if (!arrow || VERSION !== (await lastDecision(orm, code)))
        throw await stateChanged(orm, companies, code)
      const mover = { by: 'moderator', account: person.account.id } as const
      const set = { isPublished: STATUS === 'active' }
      await moveRow(orm, companies, arrow, code, { ...mover, reason: REASON, set })
      await notifyOwners(orm, code, ownerMessage(STATUS, found.name.ru, code, REASON ?? ''))
      await allChanged(orm, await shownOf(orm, code))
      return { COMPANY_CODE: code, STATUS, VERSION: await lastDecision(orm, code) }
    }),
})
