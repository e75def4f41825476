import { eq } from 'drizzle-orm'
import { noticeDays, readyNotice, readyNotices } from '../../../schemas/api/ready-notice.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess } from '../drafts/access.ts'
import { closedTitle } from './closed-title.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/notices'

export const siteHolidayNotices = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Ready notices that the clinic is closed on the next public holidays of its country',
  access: readAccess,
  params: place,
  answer: readyNotices,
  act: async ({ orm, locale, member: { company } }) => {
    const [found] = await orm
      .select({ country: companyTable.country, timezone: companyTable.timezone })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    // The library has calendars of all countries, so it is loaded only when a notice is asked for.
    const { nextHolidays } = await import('./holidays.ts')
    const today = calendarDate(new Date(), found?.timezone ?? 'UTC')
    return nextHolidays(found?.country ?? '', today, locale).map(({ from, until, name }) => ({
      FROM: from,
      UNTIL: until,
      NAME: name,
      TITLE: closedTitle(from, until),
    }))
  },
})

export const siteClosedNotice = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/closed`,
  summary: 'A ready notice that the clinic is closed on days of its own',
  access: readAccess,
  params: place,
  query: noticeDays,
  answer: readyNotice,
  act: async ({ query: { from, until } }) => ({
    FROM: from,
    UNTIL: until,
    NAME: null,
    TITLE: closedTitle(from, until),
  }),
})
