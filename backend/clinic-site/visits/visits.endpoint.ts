import { eq } from 'drizzle-orm'
import { siteVisits } from '../../../schemas/api/site-visits.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess } from '../drafts/access.ts'
import { readDays, visitPeriods } from './visit-periods.ts'
import { readVisits } from './visits.ts'

export const siteVisitCounts = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/visits',
  summary: 'How many people opened a site, by day, page and language; nobody is known',
  access: readAccess,
  params: place,
  answer: siteVisits,
  act: async ({ orm, member: { company } }) => {
    const [clinic] = await orm
      .select({ timezone: companyTable.timezone })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    const today = calendarDate(new Date(), clinic?.timezone ?? homeZone.name)
    const { since, visits } = await readVisits(orm, company, addDays(today, -readDays))
    return visitPeriods(visits, { since, today })
  },
})
