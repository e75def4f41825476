import type { SeedSpecialist } from './seed-types.ts'

type Seen = NonNullable<SeedSpecialist['schedule']>[number]
type Times = readonly [days: readonly number[], from: string, to: string]

/** Minutes of a visit at the demo clinics, which can be booked online. */
export const visitStep = 30

/** A doctor's schedule in a cabinet, which can be booked online: days (1 is Monday) that share the same hours. */
export const scheduleEntry = (cabinet: string, ...times: readonly Times[]): Seen => ({
  cabinet,
  step: visitStep,
  hours: {
    week: times.flatMap(([days, from, to]) => days.map((day) => ({ day, intervals: [{ from, to }] }))),
  },
})
