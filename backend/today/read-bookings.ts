import { and, count, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Today } from '../../schemas/api/today.ts'
import { addDays, zonedInstant } from '../../schemas/formats/zone.ts'
import { ownAppointments } from '../booking/index.ts'
import { appointment } from '../database/tables/index.ts'
import type { Asking } from './asking.ts'

const days = 30

/**
 * How people have booked on each of the last thirty days, and how the visits of those days went: numbers alone. A moved visit is one
 * booking, and one visit at its last time.
 */
export async function readBookings(
  asking: Asking,
  timezone: string,
): Promise<NonNullable<Today['BOOKINGS']>> {
  const { orm, date } = asking
  const first = addDays(date, 1 - days)
  const from = zonedInstant(first, '00:00', timezone)
  const ofPlace = and(ownAppointments(asking), isNotNull(appointment.code))
  const day = sql<string>`to_char(${appointment.createdAt} at time zone ${timezone}, 'YYYY-MM-DD')`.as('day')
  const made = await orm
    .select({ day, source: appointment.source, isWidget: appointment.isWidget, number: count() })
    .from(appointment)
    .where(and(ofPlace, eq(appointment.sequence, 0), gte(appointment.createdAt, from)))
    .groupBy(day, appointment.source, appointment.isWidget)
  const visits = await orm
    .select({ status: appointment.status, number: count() })
    .from(appointment)
    .where(
      and(
        ofPlace,
        ne(appointment.status, 'moved'),
        gte(appointment.startsAt, from),
        lte(appointment.startsAt, sql`now()`),
      ),
    )
    .groupBy(appointment.status)
  const sum = (rows: readonly { number: number }[]) => rows.reduce((all, { number }) => all + number, 0)
  const by = (fits: (row: (typeof made)[number]) => boolean) => sum(made.filter(fits))
  const went = (...statuses: (typeof visits)[number]['status'][]) =>
    sum(visits.filter(({ status }) => statuses.includes(status)))
  return {
    MADE: sum(made),
    WAYS: {
      SITE: by(({ source, isWidget }) => source === 'online' && !isWidget),
      WIDGET: by(({ source, isWidget }) => source === 'online' && isWidget),
      STAFF: by(({ source }) => source === 'staff'),
      WALK_IN: by(({ source }) => source === 'walk_in'),
    },
    VISITS: {
      ALL: sum(visits),
      CAME: went('arrived', 'completed'),
      CANCELLED_BY_PATIENT: went('cancelled_by_patient'),
      CANCELLED_BY_CLINIC: went('cancelled_by_clinic'),
      NO_SHOW: went('no_show'),
    },
    DAYS: Array.from({ length: days }, (_, index) => {
      const DAY = addDays(first, index)
      const ofDay = made.filter((row) => row.day === DAY)
      const online = ofDay.filter(({ source }) => source === 'online')
      return { DAY, ONLINE: sum(online), ALL: sum(ofDay) }
    }),
  }
}
