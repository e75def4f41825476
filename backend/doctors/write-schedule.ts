import { and, eq } from 'drizzle-orm'
import type { RowPlace } from '../../schemas/areas/define-area.ts'
import type { Doctor } from '../../schemas/areas/doctors.ts'
import { schedule } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** Copies the `places` of a doctor to `schedule`, which public endpoints, bookings and the removal of a branch read. */
export async function writeSchedule(
  orm: Orm,
  { company, code }: RowPlace,
  places: Doctor['places'],
): Promise<void> {
  await orm.delete(schedule).where(and(eq(schedule.company, company), eq(schedule.specialist, code)))
  if (places.length === 0) return
  await orm.insert(schedule).values(places.map((place) => ({ ...place, company, specialist: code })))
}
