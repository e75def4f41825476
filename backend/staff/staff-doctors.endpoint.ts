import { z } from '@hono/zod-openapi'
import { asc, eq } from 'drizzle-orm'
import { namedDoctor } from '../../schemas/api/staff-calendar.ts'
import { specialist } from '../database/tables/index.ts'
import { doctorName } from '../doctors/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { mayPlan } from './doctors-of-branches.ts'

/** Cards of doctors that may be a member's of the staff. */
export const staffDoctors = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/staff/doctors',
  summary: 'Doctors of a company by name, to say whose card a member of the staff has',
  access: { section: 'staff', action: 'read' },
  params: place,
  answer: z.array(namedDoctor),
  act: async ({ orm, member }) => {
    const { code, lastName, name, middleName, places } = specialist
    const rows = await orm
      .select({ code, lastName, name, middleName, places })
      .from(specialist)
      .where(eq(specialist.company, member.company))
      .orderBy(asc(specialist.position), asc(code))
    return rows.filter((row) => mayPlan(member, row)).map(doctorName)
  },
})
