import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type DoctorSchedule,
  doctorSchedule,
  doctorScheduleBody,
} from '../../../schemas/api/doctor-schedule.ts'
import areaOfDoctors from '../../../schemas/areas/doctors.ts'
import { hoursProblems } from '../../../schemas/booking/hours-field.ts'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import { isCovered } from '../../../schemas/booking/slots.ts'
import { appointment, cabinet, type Membership, specialist } from '../../database/tables/index.ts'
import { writeSchedule } from '../../doctors/index.ts'
import { checkDoctor, ownDoctor } from '../../kit/access/own-doctor.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { savedBy } from '../../kit/area/calls/saved-by.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { changed } from '../../kit/events/changed.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { refuseValue } from '../../kit/input/check-value.ts'
import { codeParam } from '../../kit/input/query.ts'
import type { StoredHours } from '../../kit/tables/columns.ts'
import { checkMayGiveHours } from '../../staff/index.ts'
import { conflictAnswer, spanOf } from '../appointments/staff-answer.ts'
import { readUpcoming } from '../appointments/upcoming.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

const section = 'doctor-appointment' as const
const params = place.extend({ doctor: codeParam('doctor') })

type Asked = { company: string; branch: string; doctor: string }

/** The card of a doctor and the zone of a branch. Throws 404 where there is no such doctor or branch. */
async function readCard(orm: Orm, { company, branch, doctor }: Asked) {
  const [row] = await orm
    .select({
      places: specialist.places,
      revision: specialist.revision,
      updatedBy: specialist.updatedBy,
      timezone: cabinet.timezone,
      opening: cabinet.hours,
    })
    .from(specialist)
    .innerJoin(cabinet, and(eq(cabinet.company, specialist.company), eq(cabinet.code, branch)))
    .where(and(eq(specialist.company, company), eq(specialist.code, doctor)))
    .for('update', { of: specialist })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

const noHours: StoredHours = { week: [], exceptions: [] }

const hoursOf = (card: Awaited<ReturnType<typeof readCard>>, branch: string) =>
  card.places.find((one) => one.cabinet === branch)

/** Whether hours of the doctor cover an appointment, as far as the branch is open. */
const isCoveredBy = (
  { opening, timezone }: Awaited<ReturnType<typeof readCard>>,
  hours: StoredHours,
  row: AppointmentRow,
) => isCovered(hoursWithin(hours, opening), timezone, spanOf(row))

/** Appointments of the doctor in the branch that are still to come. */
const upcoming = (orm: Orm, { company, branch, doctor }: Asked, now: number): Promise<AppointmentRow[]> =>
  readUpcoming(orm, company, {
    now,
    where: and(eq(appointment.cabinet, branch), eq(appointment.specialist, doctor)),
  })

async function scheduleAnswer(
  orm: Orm,
  asked: Asked,
  { now, member }: { now: number; member: Membership },
): Promise<DoctorSchedule> {
  const card = await readCard(orm, asked)
  checkMayGiveHours(member, card, asked.branch)
  const own = hoursOf(card, asked.branch)
  const hours = own?.hours ?? noHours
  const rows = await upcoming(orm, asked, now)
  return {
    STEP: own?.step ?? null,
    WEEK: hours.week.map(({ day, intervals }) => ({
      DAY: day,
      INTERVALS: intervals.map(({ from, to }) => [from, to] as [string, string]),
    })),
    EXCEPTIONS: hours.exceptions.map(({ date, intervals }) => ({
      DATE: date,
      INTERVALS: intervals.map(({ from, to }) => [from, to] as [string, string]),
    })),
    REVISION: card.revision,
    TIMEZONE: card.timezone,
    OUTSIDE: rows.filter((row) => !isCoveredBy(card, hours, row)).map((row) => conflictAnswer(row, member)),
  }
}

/** PA12 */
export const readDoctorSchedule = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/schedule/{doctor}',
  summary: 'Hours of a doctor in a branch and how long a visit takes, with the bookings that no hours cover',
  access: { section, action: 'read' },
  params,
  answer: doctorSchedule,
  act: async ({ orm, params: { companyCode, cabinetCode, doctor }, member }) => {
    const own = ownDoctor(member)
    if (own !== undefined && own !== doctor) return undefined
    return scheduleAnswer(
      orm,
      { company: companyCode, branch: cabinetCode, doctor },
      { now: Date.now(), member },
    )
  },
})

/** Hours as they are stored; reasons of exceptions that stay are kept. */
function storedHours(
  { WEEK, EXCEPTIONS }: z.output<typeof doctorScheduleBody>,
  before: StoredHours,
): StoredHours {
  const intervals = (pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))
  return {
    week: WEEK.map(({ DAY, INTERVALS }) => ({ day: DAY, intervals: intervals(INTERVALS) })),
    exceptions: EXCEPTIONS.map(({ DATE, INTERVALS }) => {
      const note = before.exceptions.find(({ date }) => date === DATE)?.note
      return { date: DATE, intervals: intervals(INTERVALS), ...(note && { note }) }
    }),
  }
}

/** PA12 */
export const changeDoctorSchedule = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/schedule/{doctor}',
  summary:
    'Changes the hours of a doctor in a branch; 409 with the bookings that they do not cover any more, unless these are kept',
  access: { section, action: 'write' },
  limits: changeLimits,
  params,
  body: doctorScheduleBody,
  isVersioned: true,
  answer: doctorSchedule,
  act: async ({ params: { companyCode, cabinetCode, doctor }, body, member, locale, transaction }) => {
    const now = Date.now()
    const asked = { company: companyCode, branch: cabinetCode, doctor }
    checkDoctor(member, doctor)
    return transaction(async (orm) => {
      // A booking that is made meanwhile waits, and finds the new hours.
      await lockCompany(orm, companyCode)
      const card = await readCard(orm, asked)
      checkMayGiveHours(member, card, cabinetCode)
      if (card.revision !== body.REVISION)
        throw new ApiError('VERSION_CONFLICT', {
          data: {
            ...(await scheduleAnswer(orm, asked, { now, member })),
            UPDATED_BY: await savedBy(orm, card),
          },
        })
      const before = hoursOf(card, cabinetCode)
      const hours = storedHours(body, before?.hours ?? noHours)
      const problems = hoursProblems(hours, [])
      if (problems.length > 0) throw refuseValue(problems, { name: 'VALUE', locale })
      const outside = (await upcoming(orm, asked, now)).filter(
        (row) => !isCoveredBy(card, hours, row) && isCoveredBy(card, before?.hours ?? noHours, row),
      )
      if (outside.length > 0 && !body.KEEP)
        throw new ApiError('BOOKINGS_OUTSIDE', {
          data: { OUTSIDE: outside.map((row) => conflictAnswer(row, member)) },
        })
      const own = { cabinet: cabinetCode, hours, ...(body.STEP !== null && { step: body.STEP }) }
      const places = before
        ? card.places.map((one) => (one.cabinet === cabinetCode ? own : one))
        : [...card.places, own]
      await orm
        .update(specialist)
        .set({ places, revision: card.revision + 1, updatedAt: new Date(now), updatedBy: member.account })
        .where(and(eq(specialist.company, companyCode), eq(specialist.code, doctor)))
      const at = { company: companyCode, code: doctor }
      await writeSchedule(orm, at, places)
      await changed(orm, areaOfDoctors, at)
      return scheduleAnswer(orm, asked, { now, member })
    })
  },
})
