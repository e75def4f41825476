import { sql } from 'drizzle-orm'
import { beforeTakenBack } from '../../../schemas/booking/appointment.case.ts'
import { appointment, appointmentChange } from '../../database/tables/index.ts'

const givenFrom = sql.join(
  beforeTakenBack.map((status) => sql`${status}`),
  sql`, `,
)

/**
 * The time at which the staff has last given an appointment its present status, in a query of `appointment`; null if that was taken back,
 * or never was (S-APPT). A walk-in has its status since it was noted.
 */
export const givenAt = sql<
  string | null
>`coalesce((select max(${appointmentChange.at}) from ${appointmentChange}
  where ${appointmentChange.appointment} = ${appointment}.id and ${appointmentChange.field} = 'status'
  and ${appointmentChange.after} ->> 'ru' = ${appointment}.status and ${appointmentChange.before} ->> 'ru' in (${givenFrom})),
  case when ${appointment.source} = 'walk_in' and ${appointment.status} = 'arrived' then ${appointment.createdAt} end)`
