import { and, eq } from 'drizzle-orm'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import type { Hours } from '../../../schemas/formats/opening-hours.ts'
import { cabinet, schedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/**
 * When a doctor sees patients in a branch, within the hours of the branch, whether visitors see them or not; `step` is null without bookings
 * online.
 */
export type DoctorHours = {
  doctor: string
  cabinet: string
  hours: Hours
  step: number | null
  timezone: string
}

/** The hours of the doctors of a company in its branches; of one doctor if it is named. */
export async function readHours(orm: Orm, company: string, doctor?: string): Promise<DoctorHours[]> {
  const rows = await orm
    .select({
      doctor: schedule.specialist,
      cabinet: schedule.cabinet,
      hours: schedule.hours,
      step: schedule.step,
      timezone: cabinet.timezone,
      opening: cabinet.hours,
    })
    .from(schedule)
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(
      and(eq(schedule.company, company), doctor === undefined ? undefined : eq(schedule.specialist, doctor)),
    )
  return rows.map(({ opening, ...row }) => ({ ...row, hours: hoursWithin(row.hours, opening) }))
}
