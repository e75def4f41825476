import type { SeedSpecialist } from './seed-types.ts'

type Seen = NonNullable<SeedSpecialist['schedule']>[number]

/** When a doctor sees patients in a cabinet: the same hours on each of these days, 1 is Monday. */
export const seen = (cabinet: string, days: readonly number[], from: string, to: string): Seen => ({
  cabinet,
  hours: { week: days.map((day) => ({ day, intervals: [{ from, to }] })) },
})
