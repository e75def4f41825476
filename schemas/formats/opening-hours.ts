import { addDays, boundInstant, wallClock, weekday } from './zone.ts'

/**
 * If `to` is not after `from`, the interval ends the next day; `24:00` is the end of the day. `skipped` are the minutes of it that came before
 * `from`, where something else left only its end: slots are counted from its own beginning all the same (`schemas/booking/hours-within.ts`).
 */
export type Interval = { from: string; to: string; skipped?: number | undefined }

/** Weekly hours. An exception replaces the hours of its date; without intervals the date is closed. */
export type Hours = {
  week: readonly { day: number; intervals: readonly Interval[] }[]
  exceptions: readonly { date: string; intervals: readonly Interval[] }[]
}

/** Day of the next opening; from the day after tomorrow on a weekday, 1 is Monday. */
export type OpeningDay = 'today' | 'tomorrow' | 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * Opening status at an instant. `until` is absent if the place stays open for the next 24 hours, `opens` if it stays
 * closed for a week. `changesAt` is when this status becomes outdated ("tomorrow" does at midnight); absent if it
 * never does.
 */
export type OpeningStatus =
  | { state: 'open'; until?: string; changesAt?: Date }
  | { state: 'closed'; opens?: { time: string; day: OpeningDay }; changesAt?: Date }

const dayMinutes = 1440

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Number of days from one calendar date to another. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

type Span = { from: number; to: number }

/** Opening times from yesterday to `lastDay` as spans in minutes since midnight of `today`, in order. */
function spans(hours: Hours, today: string, lastDay: number): Span[] {
  const exceptions = new Map(
    hours.exceptions.map(({ date, intervals }) => [daysBetween(today, date), intervals]),
  )
  const week = new Map(hours.week.map(({ day, intervals }) => [day, intervals]))
  const first = weekday(today)
  const ordered: Span[] = []
  for (let day = -1; day <= lastDay; day++) {
    const intervals = exceptions.get(day) ?? week.get(((first + day + 6) % 7) + 1) ?? []
    for (const interval of intervals) {
      const from = toMinutes(interval.from)
      const to = toMinutes(interval.to)
      const midnight = day * dayMinutes
      ordered.push({ from: midnight + from, to: midnight + (to > from ? to : to + dayMinutes) })
    }
  }
  return joined(ordered.sort((a, b) => a.from - b.from))
}

/** Sorted spans; adjacent ones are merged. */
function joined(ordered: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of ordered) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/** When a place is open in the next `days` days, and on the day of `now`, as instants in order. */
export function openingTimes(
  hours: Hours,
  timezone: string,
  now: Date,
  days: number,
): { from: Date; until: Date }[] {
  const { date: today } = wallClock(now, timezone)
  const at = instantAt(today, timezone)
  return spans(hours, today, days).map(({ from, to }) => ({ from: at(from), until: at(to) }))
}

/** Turns minutes since midnight of `today` into an instant. */
const instantAt =
  (today: string, timezone: string) =>
  (minutes: number): Date => {
    const day = Math.floor(minutes / dayMinutes)
    return boundInstant(addDays(today, day), toTime(minutes - day * dayMinutes), timezone)
  }

/** Opening status at `now` in `timezone`; undefined if no hours are known. */
export function openingStatus(hours: Hours, timezone: string, now: Date): OpeningStatus | undefined {
  if (hours.week.length === 0 && hours.exceptions.length === 0) return undefined
  const { date: today, minute } = wallClock(now, timezone)
  const lastException = Math.max(0, ...hours.exceptions.map(({ date }) => daysBetween(today, date)))
  // After the last exception the week repeats, so eight more days cover every case.
  const lastDay = lastException + 8
  const at = instantAt(today, timezone)

  const all = spans(hours, today, lastDay)
  const current = all.find(({ from, to }) => from <= minute && minute < to)
  if (current) {
    if (current.to >= lastDay * dayMinutes) return { state: 'open' }
    if (current.to - minute > dayMinutes) return { state: 'open', changesAt: at(current.to - dayMinutes) }
    return { state: 'open', until: toTime(current.to % dayMinutes || dayMinutes), changesAt: at(current.to) }
  }

  const next = all.find(({ from }) => from > minute)
  if (!next) return { state: 'closed' }
  const day = Math.floor(next.from / dayMinutes)
  const midnight = (offset: number) => at(offset * dayMinutes)
  if (day > 6) return { state: 'closed', changesAt: midnight(day - 6) }
  const time = toTime(next.from - day * dayMinutes)
  if (day === 0) return { state: 'closed', opens: { time, day: 'today' }, changesAt: at(next.from) }
  if (day === 1) return { state: 'closed', opens: { time, day: 'tomorrow' }, changesAt: midnight(1) }
  const name = weekday(addDays(today, day)) as OpeningDay
  return { state: 'closed', opens: { time, day: name }, changesAt: midnight(day - 1) }
}
