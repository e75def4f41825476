import { eq } from 'drizzle-orm'
import { rights } from '../../../schemas/access/rights.event.ts'
import { practiceSetting, practiceSettingBody } from '../../../schemas/api/practice.ts'
import { company, membership } from '../../database/tables/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { allChanged } from '../../kit/events/changed.ts'
import { happened } from '../../kit/events/happened.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { practiceOf } from './is-practice.ts'

const section = 'staff' as const
const path = '/{companyCode}/{cabinetCode}/practice' as const

async function settingOf(orm: Orm, code: string) {
  const { isOn, isAlone } = await practiceOf(orm, code)
  return { IS_ON: isOn, IS_ALONE: isAlone }
}

export const readPracticeSetting = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Whether doctors of the company have the screen of a practice',
  access: { section, action: 'read' },
  params: place,
  answer: practiceSetting,
  act: async ({ orm, member }) => settingOf(orm, member.company),
})

/** With it come and go an entry of the menu, and the screen, of all members with a doctor's card. */
export const changePracticeSetting = defineCall({
  method: 'put',
  service: 'w-business',
  path,
  summary:
    'Switches the screen of a practice on or off for members with a doctor’s card; a company with one doctor always has it',
  access: { section, action: 'write', inWholeCompany: true },
  limits: changeLimits,
  params: place,
  body: practiceSettingBody,
  answer: practiceSetting,
  act: async ({ member, body, transaction }) =>
    transaction(async (orm) => {
      await orm.update(company).set({ hasPractice: body.IS_ON }).where(eq(company.code, member.company))
      const staff = await orm
        .select({ account: membership.account })
        .from(membership)
        .where(eq(membership.company, member.company))
      await allChanged(
        orm,
        staff.map((one) => happened(rights, one)),
      )
      return settingOf(orm, member.company)
    }),
})
