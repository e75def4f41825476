import { eq } from 'drizzle-orm'
import { wholeCompany } from '../../schemas/access/roles.ts'
import type { Action, Section } from '../../schemas/access/sections.ts'
import { today } from '../../schemas/api/today.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { company } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { permissionsAt } from '../staff/index.ts'
import { readBookings } from './read-bookings.ts'
import { readFigures } from './read-figures.ts'
import { readMoney } from './read-money.ts'
import { readSiteState } from './read-site-state.ts'
import { readTodaysVisits } from './read-todays-visits.ts'
import { readWaiting } from './read-waiting.ts'

/** R91 */
export const todayOverview = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/today',
  summary:
    'The day of a member of staff in all branches in which they work: visits, money, what waits for an answer, the site, figures; the bookings of thirty days are those of the branch. Only what they may see',
  access: 'staff',
  params: place,
  answer: today,
  act: async ({ orm, locale, member, params: { cabinetCode: cabinet }, settings }) => {
    const { AREAS } = await permissionsAt(orm, member, cabinet, settings)
    const may = (section: Section, action: Action) => AREAS[section]?.includes(action) ?? false
    const [clinic] = await orm
      .select({ timezone: company.timezone })
      .from(company)
      .where(eq(company.code, member.company))
    const timezone = clinic?.timezone ?? homeZone.name
    const date = calendarDate(new Date(), timezone)
    // The day of a person is one, whichever branch they look at: it counts those of all branches in which they work.
    const asking = { orm, locale, member, cabinet: wholeCompany, may, date }
    return {
      DATE: date,
      VISITS: may('doctor-appointment', 'read') ? await readTodaysVisits(asking) : null,
      MONEY: await readMoney(asking, timezone),
      WAITING: await readWaiting(asking),
      SITE: may('clinic-website', 'write') ? await readSiteState(asking) : null,
      FIGURES: await readFigures(asking),
      BOOKINGS: may('statistics', 'read') ? await readBookings({ ...asking, cabinet }, timezone) : null,
    }
  },
})
