import type { SeedSpecialist } from './seed-types.ts'

type Seen = NonNullable<SeedSpecialist['schedule']>[number]
type Times = readonly [days: readonly number[], from: string, to: string]

/** When a doctor sees patients in a cabinet: the same hours on each of some days (1 is Monday), and so on. */
export const seen = (cabinet: string, ...times: readonly Times[]): Seen => ({
  cabinet,
  hours: {
    week: times.flatMap(([days, from, to]) => days.map((day) => ({ day, intervals: [{ from, to }] }))),
  },
})
