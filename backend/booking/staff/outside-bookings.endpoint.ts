import { z } from '@hono/zod-openapi'
import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { mostOutside, outsideBookings } from '../../../schemas/api/outside-bookings.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { appointment, specialist } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { codeParam } from '../../kit/input/query.ts'
import { nameWords } from '../../shared/answers/words.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { conflictAnswer, isInHours } from '../appointments/staff-answer.ts'
import { readUpcoming } from '../appointments/upcoming.ts'
import { readHours } from '../slots/read-hours.ts'

/** Names of doctors by their codes. */
async function namesOf(orm: Orm, company: string, codes: readonly string[], locale: Locale) {
  if (codes.length === 0) return undefined
  const { code, lastName, name, middleName } = specialist
  const rows = await orm
    .select({ code, lastName, name, middleName })
    .from(specialist)
    .where(and(eq(specialist.company, company), inArray(code, [...new Set(codes)])))
  return new Map(rows.map((row) => [row.code, nameWords(row, locale).TEXT]))
}

/** PA12 */
export const bookingsOutside = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/outside_bookings',
  summary:
    'Bookings to come that the hours of the doctor within those of the branch do not cover any more; nothing is cancelled by itself',
  access: { section: 'doctor-appointment', action: 'read' },
  params: place,
  query: z.object({ doctor: codeParam('doctor').optional() }),
  answer: outsideBookings,
  act: async ({ orm, params: { companyCode, cabinetCode }, query: { doctor }, member, locale }) => {
    const where = and(
      ownAppointments({ member, cabinet: cabinetCode }),
      doctor === undefined ? undefined : eq(appointment.specialist, doctor),
    )
    const rows = await readUpcoming(orm, companyCode, { now: Date.now(), where })
    const hours = rows.length > 0 ? await readHours(orm, companyCode, doctor) : []
    const outside = rows.filter((row) => !isInHours(row, hours))
    const named = outside.slice(0, mostOutside)
    const names =
      doctor === undefined
        ? await namesOf(
            orm,
            companyCode,
            named.map((row) => row.specialist),
            locale,
          )
        : undefined
    return {
      TOTAL: outside.length,
      data: named.map((row) => ({
        ...conflictAnswer(row, member),
        DATE: wallClock(row.startsAt, row.timezone).date,
        COMPANY_CABINET_CODE: row.cabinet,
        SPECIALIST_CODE: row.specialist,
        DOCTOR: names?.get(row.specialist) ?? null,
      })),
    }
  },
})
