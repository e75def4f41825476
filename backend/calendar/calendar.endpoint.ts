import { and, asc, eq, sql } from 'drizzle-orm'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { mostCalendarDays, staffCalendar, staffCalendarQuery } from '../../schemas/api/staff-calendar.ts'
import { hoursWithin } from '../../schemas/booking/hours-within.ts'
import type { Hours } from '../../schemas/formats/opening-hours.ts'
import { addDays, calendarDate, weekday } from '../../schemas/formats/zone.ts'
import { cabinet, schedule, service, specialist } from '../database/tables/index.ts'
import { doctorName } from '../doctors/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'
import { isVisible } from '../kit/area/visible-rows.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { mayGiveHours } from '../staff/index.ts'

/** The branch of a calendar: that of the path, of the whole company the first (B-35). */
async function readBranch(orm: Orm, company: string, code: string) {
  const [row] = await orm
    .select({ code: cabinet.code, timezone: cabinet.timezone, hours: cabinet.hours })
    .from(cabinet)
    .where(and(eq(cabinet.company, company), code === wholeCompany ? undefined : eq(cabinet.code, code)))
    .orderBy(asc(cabinet.position), asc(cabinet.code))
    .limit(1)
  return row
}

const pairsOf = (intervals: readonly { from: string; to: string }[]) =>
  intervals.map(({ from, to }): [string, string] => [from, to])

/** The dates from `first` to `last` that hours have intervals on. */
function daysOf({ week, exceptions }: Hours, first: string, last: string) {
  const days: { DATE: string; INTERVALS: [string, string][] }[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const own = exceptions.find((one) => one.date === date) ?? week.find(({ day }) => day === weekday(date))
    const intervals = own?.intervals ?? []
    if (intervals.length > 0) days.push({ DATE: date, INTERVALS: pairsOf(intervals) })
  }
  return days
}

/** R107 */
export const calendar = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/calendar',
  summary:
    'Who sees patients in a branch and when, for the calendar of appointments; a doctor sees their own column',
  access: { section: 'doctor-appointment', action: 'read' },
  params: place,
  query: staffCalendarQuery,
  answer: staffCalendar,
  act: async ({ orm, params: { companyCode: company, cabinetCode }, query, member, locale }) => {
    const branch = await readBranch(orm, company, cabinetCode)
    if (!branch) return undefined
    const first = query.date_from ?? calendarDate(new Date(), branch.timezone)
    const last = query.date_to ?? first
    if (last < first || last >= addDays(first, mostCalendarDays))
      throw fieldFault(locale, { date_to: 'invalid' })
    const own = ownDoctor(member)
    const { code, lastName, name, middleName, places } = specialist
    const rows = await orm
      .select({ code, lastName, name, middleName, hours: schedule.hours, step: schedule.step, places })
      .from(specialist)
      .leftJoin(
        schedule,
        and(
          eq(schedule.company, specialist.company),
          eq(schedule.specialist, code),
          eq(schedule.cabinet, branch.code),
        ),
      )
      .where(
        and(
          eq(specialist.company, company),
          // No card has an empty code: a doctor without a card sees no column.
          own === undefined ? undefined : eq(code, own ?? ''),
        ),
      )
      // A person who has a card sees their own day first.
      .orderBy(sql`${code} = ${member.specialist ?? ''} desc`, asc(specialist.position), asc(code))
    const services = await orm
      .select({ code: service.code, name: service.name, duration: service.duration })
      .from(service)
      .where(and(eq(service.company, company), isVisible(service)))
      .orderBy(asc(service.position), asc(service.code))
    return {
      TIMEZONE: branch.timezone,
      SPECIAL_DAYS: (branch.hours?.exceptions ?? [])
        .filter(({ date }) => date >= first && date <= last)
        .map(({ date, intervals, note }) => ({
          DATE: date,
          INTERVALS: pairsOf(intervals),
          ...localizeOptional('NOTE', note),
        })),
      DOCTORS: rows.flatMap((row) =>
        row.hours
          ? [
              {
                ...doctorName(row),
                STEP: row.step,
                DAYS: daysOf(hoursWithin(row.hours, branch.hours), first, last),
              },
            ]
          : [],
      ),
      OWN: member.specialist,
      OTHERS: rows.filter((row) => !row.hours && mayGiveHours(member, row, branch.code)).map(doctorName),
      SERVICES: services.map((row) => ({
        SERVICE_CODE: row.code,
        ...localize('NAME', row.name),
        DURATION: row.duration,
      })),
    }
  },
})
