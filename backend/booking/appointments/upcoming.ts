import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** Appointments of a company that are still to come, by time, as far as a condition finds them. */
export const readUpcoming = (
  orm: Orm,
  company: string,
  { now, where }: { now: number; where: SQL | undefined },
): Promise<AppointmentRow[]> =>
  orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        inArray(appointment.status, ['pending', 'confirmed']),
        gt(appointment.startsAt, new Date(now)),
        where,
      ),
    )
    .orderBy(appointment.startsAt)
