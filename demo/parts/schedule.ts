import type { SeedSpecialist } from './seed-types.ts'

type Seen = NonNullable<SeedSpecialist['schedule']>[number]
type Times = readonly [days: readonly number[], from: string, to: string]

/** A doctor's schedule in a cabinet: days (1 is Monday) that share the same hours. */
export const scheduleEntry = (cabinet: string, ...times: readonly Times[]): Seen => ({
  cabinet,
  hours: {
    week: times.flatMap(([days, from, to]) => days.map((day) => ({ day, intervals: [{ from, to }] }))),
  },
})
