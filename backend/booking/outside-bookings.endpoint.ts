import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { mostOutside, outsideBookings } from '../../schemas/api/outside-bookings.ts'
import { wallClock } from '../../schemas/formats/zone.ts'
import { appointment } from '../database/tables/index.ts'
import { defineCall } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'
import { place } from '../staff/place.ts'
import { ownAppointments } from './own-appointments.ts'
import { readHours } from './read-hours.ts'
import { conflictAnswer, isInHours } from './staff-answer.ts'
import { readUpcoming } from './upcoming.ts'

/** PA12 */
export const bookingsOutside = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/outside_bookings',
  summary:
    'Bookings to come that the hours of the doctor within those of the branch do not cover any more; nothing is cancelled by itself',
  access: { section: 'doctor-appointment', action: 'read' },
  params: place,
  query: z.object({ doctor: requestText.optional() }),
  answer: outsideBookings,
  act: async ({ orm, params: { companyCode, cabinetCode }, query: { doctor }, member }) => {
    const where = and(
      ownAppointments({ member, cabinet: cabinetCode }),
      doctor === undefined ? undefined : eq(appointment.specialist, doctor),
    )
    const rows = await readUpcoming(orm, companyCode, { now: Date.now(), where })
    const hours = rows.length > 0 ? await readHours(orm, companyCode, doctor) : []
    const outside = rows.filter((row) => !isInHours(row, hours))
    return {
      TOTAL: outside.length,
      data: outside.slice(0, mostOutside).map((row) => ({
        ...conflictAnswer(row, member),
        DATE: wallClock(row.startsAt, row.timezone).date,
        COMPANY_CABINET_CODE: row.cabinet,
        SPECIALIST_CODE: row.specialist,
      })),
    }
  },
})
