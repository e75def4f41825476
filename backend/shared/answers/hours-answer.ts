import type { StoredHours } from '../../kit/tables/columns.ts'
import { localizeOptional } from './localize.ts'

const pairs = (intervals: { from: string; to: string }[]): [string, string][] =>
  intervals.map(({ from, to }) => [from, to])

/** Opening hours as the API sends them, null where they are not known. */
export const hoursAnswer = (hours: StoredHours | null) =>
  hours && {
    WEEK: hours.week.map(({ day, intervals }) => ({ DAY: day, INTERVALS: pairs(intervals) })),
    EXCEPTIONS: hours.exceptions.map(({ date, intervals, note }) => ({
      DATE: date,
      INTERVALS: pairs(intervals),
      ...localizeOptional('NOTE', note),
    })),
  }
