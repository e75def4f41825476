/** A calendar date `2026-11-21`, without time or zone. Compared as text. */
export type CalendarDate = string

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

const fromUtc = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10)
const toUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)
const day = 86_400_000

/** Year, month (1 to 12) and day of a date. */
export function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** The date of a year, a month (1 to 12) and a day; undefined where the month has no such day. */
export function dateOf(year: number, month: number, day: number): CalendarDate | undefined {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  return Number.isFinite(toUtc(date)) && fromUtc(toUtc(date)) === date ? date : undefined
}

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromUtc(toUtc(date) + days * day)

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  const moved = year * 12 + (month - 1) + months
  const last = daysInMonth(Math.floor(moved / 12), (moved % 12) + 1)
  return `${pad(Math.floor(moved / 12), 4)}-${pad((moved % 12) + 1)}-${pad(Math.min(day, last))}`
}

/** Weekday of a date: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => ((new Date(toUtc(date)).getUTCDay() + 6) % 7) + 1

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The weeks of a date's month, from Monday; undefined where a week's day is of another month. */
export function weeksOf(date: CalendarDate): (CalendarDate | undefined)[][] {
  const { year, month } = partsOf(date)
  const first = `${date.slice(0, 7)}-01`
  const before = weekdayOf(first) - 1
  const length = daysInMonth(year, month)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const offset = week * 7 + weekday - before
      return offset < 0 || offset >= length ? undefined : addDays(first, offset)
    }),
  )
}

/** The date nearest to `date` within both bounds. */
export function clampDate(date: CalendarDate, min?: CalendarDate, max?: CalendarDate): CalendarDate {
  if (min !== undefined && date < min) return min
  return max !== undefined && date > max ? max : date
}

/** Today by the clock of this device. Pass the clinic's own day where it is known. */
export function deviceToday(): CalendarDate {
  const now = new Date()
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
