import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'

const dayMs = 86_400_000

/** Appointments that begin on some days, from the first to the last, each by the clocks of its branch. */
export const onDays = (first: string, last: string): SQL | undefined =>
  and(
    // What an index can find: no clock is a day away from UTC.
    gte(appointment.startsAt, new Date(Date.parse(first) - dayMs)),
    lt(appointment.startsAt, new Date(Date.parse(last) + 2 * dayMs)),
    sql`(${appointment.startsAt} at time zone ${appointment.timezone})::date between ${first}::date and ${last}::date`,
  )
