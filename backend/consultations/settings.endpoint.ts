import { eq, sql } from 'drizzle-orm'
import { consultationSettings, consultationSettingsBody } from '../../schemas/api/consultation.ts'
import areaOfCompany from '../../schemas/areas/company.ts'
import { company } from '../database/tables/index.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import { place } from '../kit/company/place.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'

const section = 'online-consultations' as const
const path = '/{companyCode}/{cabinetCode}/online_consultation_settings' as const

export const readConsultationSettings = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Whether the clinic gives online consultations, and whether they begin without a moderator',
  access: { section, action: 'read' },
  params: place,
  answer: consultationSettings,
  act: async ({ orm, member }) => {
    const [row] = await orm
      .select({ IS_ACTIVE: company.takesConsultations, AUTO_APPROVE: company.approvesConsultations })
      .from(company)
      .where(eq(company.code, member.company))
    return row
  },
})

/** With them come and go all words about consultations on the clinic's pages; those that have begun go on. */
export const changeConsultationSettings = defineCall({
  method: 'put',
  service: 'w-business',
  path,
  summary: 'Switches online consultations on or off; those that have begun go on',
  access: { section, action: 'write', inWholeCompany: true, forClinic: true },
  limits: changeLimits,
  params: place,
  body: consultationSettingsBody,
  answer: consultationSettings,
  act: async ({ member, body, transaction }) =>
    transaction(async (orm) => {
      await orm
        .update(company)
        .set({
          takesConsultations: body.IS_ACTIVE,
          approvesConsultations: body.AUTO_APPROVE,
          updatedAt: sql`now()`,
        })
        .where(eq(company.code, member.company))
      await changed(orm, areaOfCompany, { company: member.company, code: member.company })
      return body
    }),
})
