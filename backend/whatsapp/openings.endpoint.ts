import { eq } from 'drizzle-orm'
import { openingDays, whatsappOpenings } from '../../schemas/api/whatsapp.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import { company as companyTable } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { readOpenings } from './openings.ts'

export const chatOpenings = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/whatsapp-numbers/{number}/openings',
  summary: 'How many people have opened the chat of a number in the last 30 days; nobody is known',
  access: { section: 'whatsapp', action: 'read' },
  params: place.extend({ number: codeParam('number') }),
  answer: whatsappOpenings,
  act: async ({ orm, params: { number }, member: { company } }) => {
    const [clinic] = await orm
      .select({ timezone: companyTable.timezone })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    const today = calendarDate(new Date(), clinic?.timezone ?? homeZone.name)
    return readOpenings(orm, company, number, addDays(today, -openingDays))
  },
})
