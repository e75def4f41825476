import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { mayEnter } from '../../schemas/access/roles.ts'
import type { Today } from '../../schemas/api/today.ts'
import { timeLabel } from '../../schemas/booking/slots.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { fullName } from '../../schemas/formats/name.ts'
import { wallClock } from '../../schemas/formats/zone.ts'
import { onDays, ownAppointments } from '../booking/index.ts'
import { appointment, cabinet, specialist } from '../database/tables/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords } from '../shared/answers/words.ts'
import type { Asking } from './asking.ts'

/** How many of the next visits are named; the calendar has them all. A doctor sees the own day as a whole. */
const mostNamed = 5
const mostOwn = 50

const toCome = ['pending', 'confirmed'] as const
const open = [...toCome, 'arrived'] as const
const ofTheDay = [...open, 'completed', 'no_show'] as const

/** The visits of a day that are a member's business, by the clocks of their branches. */
export async function readTodaysVisits(asking: Asking): Promise<Today['VISITS']> {
  const { orm, locale, member, date } = asking
  const isOwn = member.role === 'doctor'
  const isToday = and(ownAppointments(asking), onDays(date, date))
  const isOpen = (statuses: typeof open | typeof toCome) =>
    and(inArray(appointment.status, statuses), sql`${appointment.endsAt} > now()`)
  const [counts] = await orm
    .select({ total: count(), left: sql<number>`(count(*) filter (where ${isOpen(toCome)}))::int` })
    .from(appointment)
    .where(and(isToday, inArray(appointment.status, ofTheDay)))
  const branches = await orm
    .select({ code: cabinet.code, name: cabinet.name })
    .from(cabinet)
    .where(eq(cabinet.company, member.company))
  const rows = await orm
    .select({ visit: appointment, doctor: { lastName: specialist.lastName, name: specialist.name } })
    .from(appointment)
    .leftJoin(
      specialist,
      and(eq(specialist.company, appointment.company), eq(specialist.code, appointment.specialist)),
    )
    .where(and(isToday, isOpen(open)))
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(isOwn ? mostOwn : mostNamed)
  const seen = branches.filter(({ code }) => mayEnter(member.cabinets, code))
  const branchOf = (code: string) => {
    const found = seen.length > 1 ? seen.find((one) => one.code === code) : undefined
    return found ? (pickLocalized(found.name, locale)?.value ?? null) : null
  }
  return {
    TOTAL: counts?.total ?? 0,
    LEFT: counts?.left ?? 0,
    BRANCHES: seen.length,
    NEXT: rows.map(({ visit, doctor }) => ({
      APPOINTMENT_CODE: visit.code ?? '',
      STATUS: visit.status,
      BEGAN_AT: visit.beganAt && instant(visit.beganAt),
      START: instant(visit.startsAt),
      LABEL: timeLabel(wallClock(visit.startsAt, visit.timezone).minute),
      PATIENT: fullName({ lastname: visit.lastName, name: visit.name, middlename: visit.middleName }),
      DOCTOR: isOwn ? null : doctor && nameWords({ ...doctor, middleName: null }, locale).TEXT,
      BRANCH: branchOf(visit.cabinet),
    })),
  }
}
