import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { staffAppointmentList, staffAppointmentQuery } from '../../../schemas/api/staff-appointment.ts'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { typedWords } from '../../../schemas/patients/patient-words.ts'
import { appointment } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { containing } from '../../kit/database/like-pattern.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { ofFoundCards } from '../../patients/index.ts'
import { onDays } from '../appointments/on-days.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { readStaffAppointments } from '../appointments/staff-answer.ts'
import { daysBetween } from '../slots/days-between.ts'
import { readCompany, zoneOf } from '../slots/read-bookable.ts'
import { isOccupying } from '../slots/read-busy.ts'

const section = 'doctor-appointment' as const
/** A calendar asks for six weeks at most. */
const mostDays = 42
const mostRows = 5000
const mostFound = 50

/** Appointments of a patient: those of the cards that the search of patients finds, or by the name, the phone number and the code that they were made with. */
function isFound(orm: Orm, company: string, search: string): SQL | undefined {
  const digits = search.replace(/\D/g, '')
  const name = sql`(${appointment.lastName} || ' ' || ${appointment.name} || ' ' || coalesce(${appointment.middleName}, ''))`
  return or(
    ofFoundCards(orm, appointment.patient, { company, typed: typedWords(search) }),
    digits.length >= 4 ? sql`${appointment.phone} like ${containing(digits)}` : undefined,
    // In a database with the "C" locale only Latin letters have a case without it.
    sql`${name} collate "und-x-icu" ilike ${containing(search.trim().replace(/\s+/g, ' '))}`,
    eq(appointment.code, readCrockford(search)),
  )
}

/** PA11 */
export const staffAppointments = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment',
  summary: 'Appointments of some days, or those of a patient; a doctor sees their own',
  access: { section, action: 'read' },
  params: place,
  query: staffAppointmentQuery,
  answer: staffAppointmentList,
  act: async ({ orm, params: { companyCode, cabinetCode }, query, member, locale }) => {
    const now = Date.now()
    const { doctor, status, search } = query
    const narrowed = and(
      ownAppointments({ member, cabinet: cabinetCode }),
      doctor === undefined ? undefined : eq(appointment.specialist, doctor),
      status === undefined ? undefined : eq(appointment.status, status),
      // Holds that are over are not there.
      or(isOccupying(now), sql`${appointment.status} not in ('hold', 'pending', 'confirmed', 'arrived')`),
    )
    if (search?.trim() && query.date_from === undefined) {
      const found = and(narrowed, isFound(orm, companyCode, search), isNotNull(appointment.code))
      const options = { limit: mostFound, isNewestFirst: true }
      return wholeList(await readStaffAppointments(orm, companyCode, found, options))
    }
    const { branches } = await readCompany(orm, companyCode)
    const first = query.date_from ?? calendarDate(new Date(now), zoneOf(branches, cabinetCode))
    const last = query.date_to ?? first
    daysBetween(first, last, mostDays, locale)
    const days = and(
      narrowed,
      onDays(first, last),
      search?.trim() ? isFound(orm, companyCode, search) : undefined,
    )
    return wholeList(await readStaffAppointments(orm, companyCode, days, { limit: mostRows }))
  },
})
