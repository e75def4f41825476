import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import type { StoredHours } from '../database/tables/columns.ts'
import { cabinet, schedule } from '../database/tables/index.ts'

/** When a doctor sees patients in a branch, whether visitors see them or not; `step` is null without bookings online. */
export type DoctorHours = {
  doctor: string
  cabinet: string
  hours: StoredHours
  step: number | null
  timezone: string
}

/** The hours of the doctors of a company in its branches; of one doctor if it is named. */
export const readHours = (orm: Orm, company: string, doctor?: string): Promise<DoctorHours[]> =>
  orm
    .select({
      doctor: schedule.specialist,
      cabinet: schedule.cabinet,
      hours: schedule.hours,
      step: schedule.step,
      timezone: cabinet.timezone,
    })
    .from(schedule)
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(
      and(eq(schedule.company, company), doctor === undefined ? undefined : eq(schedule.specialist, doctor)),
    )
