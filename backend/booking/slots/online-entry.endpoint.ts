import { eq, sql } from 'drizzle-orm'
import { onlineEntry, onlineEntryBody } from '../../../schemas/api/staff-appointment.ts'
import areaOfCompany from '../../../schemas/areas/company.ts'
import { company } from '../../database/tables/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { place } from '../../kit/company/place.ts'
import { changed } from '../../kit/events/changed.ts'
import { defineCall } from '../../kit/http/endpoint.ts'

const section = 'doctor-appointment' as const
const path = '/{companyCode}/{cabinetCode}/online_entry' as const

export const readOnlineEntry = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Whether the company takes bookings online',
  access: { section, action: 'read' },
  params: place,
  answer: onlineEntry,
  act: async ({ orm, member }) => {
    const [row] = await orm
      .select({ is_active_online_entry: company.isOnlineEntryActive })
      .from(company)
      .where(eq(company.code, member.company))
    return row
  },
})

/** With it come and go the page and the entries of the menu (V-13). */
export const changeOnlineEntry = defineCall({
  method: 'put',
  service: 'w-business',
  path,
  summary: 'Switches bookings online on or off; appointments that there are stay',
  access: { section, action: 'write', inWholeCompany: true, forClinic: true },
  limits: changeLimits,
  params: place,
  body: onlineEntryBody,
  answer: onlineEntry,
  act: async ({ member, body, transaction }) =>
    transaction(async (orm) => {
      await orm
        .update(company)
        .set({ isOnlineEntryActive: body.is_active_online_entry, updatedAt: sql`now()` })
        .where(eq(company.code, member.company))
      await changed(orm, areaOfCompany, { company: member.company, code: member.company })
      return body
    }),
})
