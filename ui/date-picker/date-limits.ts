import type { CalendarDate } from './calendar-date.ts'

/** The dates that can be chosen; both bounds are inclusive. */
export type DateLimits = {
  min?: CalendarDate
  max?: CalendarDate
  isTaken?: (date: CalendarDate) => boolean
}

/** Why a date cannot be chosen; undefined if it can. */
export function dateObstacle(
  date: CalendarDate,
  { min, max, isTaken }: DateLimits,
): 'early' | 'late' | 'taken' | undefined {
  if (min !== undefined && date < min) return 'early'
  if (max !== undefined && date > max) return 'late'
  return isTaken?.(date) ? 'taken' : undefined
}
