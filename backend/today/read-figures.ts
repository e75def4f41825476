import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Today } from '../../schemas/api/today.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { ownAppointments } from '../booking/index.ts'
import { readDays, readVisits, visitPeriods } from '../clinic-site/index.ts'
import { appointment } from '../database/tables/index.ts'
import type { Asking } from './asking.ts'

type Figure = Today['FIGURES'][number]

/** How many people have opened the site, by its own counts. */
async function people({ orm, member: { company }, date }: Asking): Promise<Figure> {
  const { since, visits } = await readVisits(orm, company, addDays(date, -readDays))
  const { WEEK } = visitPeriods(visits, { since, today: date })
  return { KIND: 'people', NUMBER: WEEK.PEOPLE, BEFORE: WEEK.BEFORE }
}

/** How many appointments patients have made online in the last seven times 24 hours. */
async function bookings(asking: Asking): Promise<Figure> {
  const { orm } = asking
  const isRecent = sql`${appointment.createdAt} > now() - interval '7 days'`
  const [row] = await orm
    .select({
      now: sql<number>`(count(*) filter (where ${isRecent}))::int`,
      before: sql<number>`(count(*) filter (where not ${isRecent}))::int`,
    })
    .from(appointment)
    .where(
      and(
        ownAppointments(asking),
        eq(appointment.source, 'online'),
        isNotNull(appointment.code),
        // A moved visit has another row with its new time.
        ne(appointment.status, 'moved'),
        gt(appointment.createdAt, sql`now() - interval '14 days'`),
      ),
    )
  return { KIND: 'bookings', NUMBER: row?.now ?? 0, BEFORE: row?.before ?? 0 }
}

/** The two figures of how often the clinic is found and chosen; a doctor's day has none. */
export async function readFigures(asking: Asking): Promise<Today['FIGURES']> {
  if (asking.member.role === 'doctor') return []
  return [
    ...(asking.may('clinic-website', 'read') ? [await people(asking)] : []),
    ...(asking.may('doctor-appointment', 'read') ? [await bookings(asking)] : []),
  ]
}
