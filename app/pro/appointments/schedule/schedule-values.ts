import type { DoctorSchedule } from '../../../../schemas/api/doctor-schedule.ts'
import type { DoctorHours } from './hours-form.ts'

/** Hours and step of a doctor, as the form has them. */
export type ScheduleValues = { hours: DoctorHours; step: number | null }

type Answer = Pick<DoctorSchedule, 'STEP' | 'WEEK' | 'EXCEPTIONS'>

const fromPairs = (pairs: readonly [string, string][]) => pairs.map(([from, to]) => ({ from, to }))
const toPairs = (intervals: DoctorHours['week'][number]['intervals']) =>
  intervals.map(({ from, to }): [string, string] => [from, to])

/** The values of a schedule (PA12). */
export const valuesOf = ({ STEP, WEEK, EXCEPTIONS }: Answer): ScheduleValues => ({
  step: STEP,
  hours: {
    week: WEEK.map(({ DAY, INTERVALS }) => ({ day: DAY, intervals: fromPairs(INTERVALS) })),
    exceptions: EXCEPTIONS.map(({ DATE, INTERVALS }) => ({ date: DATE, intervals: fromPairs(INTERVALS) })),
  },
})

/** The body of PA12 that saves them. */
export const bodyOf = ({ hours, step }: ScheduleValues): Answer => ({
  STEP: step,
  WEEK: hours.week.map(({ day, intervals }) => ({ DAY: day, INTERVALS: toPairs(intervals) })),
  EXCEPTIONS: hours.exceptions.map(({ date, intervals }) => ({
    DATE: date,
    INTERVALS: toPairs(intervals),
  })),
})
