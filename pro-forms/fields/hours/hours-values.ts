export type Interval = { from: string; to: string }
export type Exception = { date: string; intervals: Interval[]; note?: Record<string, string> }
export type Hours = { week: { day: number; intervals: Interval[] }[]; exceptions: Exception[] }

export const days = [1, 2, 3, 4, 5, 6, 7] as const
export const weekdays = [1, 2, 3, 4, 5] as const

/** The initial interval of a day that becomes open. */
export const usualInterval: Interval = { from: '09:00', to: '18:00' }

/** True for an interval that ends before it begins, that is on the next day. */
export const endsNextDay = ({ from, to }: Interval): boolean => from !== '' && to !== '' && to < from

const none: Hours = { week: [], exceptions: [] }

export const intervalsOf = (hours: Hours = none, day: number): Interval[] =>
  hours.week.find((one) => one.day === day)?.intervals ?? []

/** Undefined for empty hours, which mean that the opening times are unknown. */
const meaningful = (hours: Hours): Hours | undefined =>
  hours.exceptions.length > 0 || hours.week.some(({ intervals }) => intervals.length > 0) ? hours : undefined

/** The hours with these intervals on some days; the result contains all seven days in order. */
export const withDays = (
  hours: Hours = none,
  changed: readonly number[],
  intervals: readonly Interval[],
): Hours | undefined =>
  meaningful({
    ...hours,
    week: days.map((day) => ({
      day,
      intervals: changed.includes(day) ? intervals.map((one) => ({ ...one })) : intervalsOf(hours, day),
    })),
  })

export const withExceptions = (hours: Hours = none, exceptions: Exception[]): Hours | undefined =>
  meaningful({ ...hours, exceptions })

/** Positions of the exceptions by their dates; one without a date is first. */
export const byDate = (exceptions: readonly Exception[]): number[] =>
  exceptions
    .map((_, index) => index)
    .sort((one, other) => (exceptions[one]?.date ?? '').localeCompare(exceptions[other]?.date ?? ''))
