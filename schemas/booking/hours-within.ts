import type { Hours, Interval } from '../formats/opening-hours.ts'

const dayMinutes = 1440
const dayMs = 86_400_000

/** Minutes since the midnight at which a day begins; the end may be on the next one. */
type Span = { from: number; to: number }

/** Hours whose single dates may have a reason, such as the name of a holiday. */
type NotedHours<Note> = Pick<Hours, 'week'> & {
  exceptions: readonly (Hours['exceptions'][number] & { note?: Note | undefined })[]
}
/** The same as the stored and shown hours: lists of their own. */
type Result<Note> = {
  week: { day: number; intervals: Interval[] }[]
  exceptions: { date: string; intervals: Interval[]; note?: Note }[]
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const toTime = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** The number of a date, counted from 1970-01-01, which was a Thursday. */
const numberOf = (date: string): number => Date.parse(date) / dayMs
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The spans of a day, `midnight` minutes after the one that is looked at. */
const spansOf = (intervals: readonly Interval[], midnight: number): Span[] =>
  intervals.map((interval) => {
    const from = toMinutes(interval.from)
    const to = toMinutes(interval.to)
    return { from: midnight + from, to: midnight + (to > from ? to : to + dayMinutes) }
  })

/** Sorted spans; touching ones are joined. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else all.push(span)
  }
  return all
}

type Days = (day: number) => readonly Interval[]

const wholeDay: readonly Interval[] = [{ from: '00:00', to: '24:00' }]

/** Whether a week says when a branch is open; one without any hours has not been filled in. */
export const isKnownWeek = ({ week }: Pick<Hours, 'week'>): boolean =>
  week.some(({ intervals }) => intervals.length > 0)

/** The intervals of days: `usual` by the week alone, `at` with exceptions. Without a week days are as `otherwise` says. */
function daysOf(hours: Hours, otherwise: readonly Interval[]) {
  const week = new Map(hours.week.map(({ day, intervals }) => [day, intervals]))
  const named = new Map(hours.exceptions.map(({ date, intervals }) => [numberOf(date), intervals]))
  const isKnown = isKnownWeek(hours)
  const usual: Days = (day) => (isKnown ? (week.get(weekdayOf(day)) ?? []) : otherwise)
  return { usual, named, at: ((day) => named.get(day) ?? usual(day)) satisfies Days }
}

/** The hours of a doctor within those of the branch that begin on a day. The rest of a night belongs to the day on which the night begins. */
function within(own: Days, branch: Days, day: number): Interval[] {
  const mine = [...spansOf(own(day - 1), -dayMinutes), ...spansOf(own(day), 0)]
  if (mine.length === 0) return []
  const open = joined([-1, 0, 1].flatMap((next) => spansOf(branch(day + next), next * dayMinutes)))
  return mine
    .flatMap(({ from, to }) =>
      open.flatMap((span) => {
        const begins = Math.max(from, span.from)
        const ends = Math.min(to, span.to)
        return begins < ends && begins >= 0 && begins < dayMinutes
          ? [{ begins, ends, skipped: begins - from }]
          : []
      }),
    )
    .sort((one, other) => one.begins - other.begins)
    .map(({ begins, ends, skipped }) => ({
      from: toTime(begins),
      to: toTime(ends > dayMinutes ? ends - dayMinutes : ends),
      ...(skipped > 0 && { skipped }),
    }))
}

const isSame = (one: readonly Interval[], other: readonly Interval[]): boolean =>
  one.length === other.length &&
  one.every(({ from, to, skipped }, index) => {
    const same = other[index]
    return from === same?.from && to === same.to && skipped === same.skipped
  })

/** Hours without end: within those of a branch they are when the branch is open. */
export const alwaysOpen: Hours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, intervals: wholeDay })),
  exceptions: [],
}

/**
 * The hours in which a doctor can be seen in a branch: the doctor's own within those in which the branch is open. A branch without hours,
 * or without any in its week, restricts only the days that it names (S-APPT). All of these use it: slots and bookings, next free times,
 * timetables, the calendar, who is open now.
 */
export function hoursWithin<Note>(
  own: NotedHours<Note>,
  branch: NotedHours<Note> | null | undefined,
): Result<Note> {
  const mine = daysOf(own, [])
  const open = daysOf(branch ?? { week: [], exceptions: [] }, wholeDay)
  const week = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    // The number of a day with this weekday.
    const intervals = within(mine.usual, open.usual, day + 3)
    return intervals.length > 0 ? [{ day, intervals }] : []
  })
  const usual = new Map(week.map(({ day, intervals }) => [day, intervals]))
  // A day reaches into the one after it, and the morning of a branch ends the night before.
  const touched = new Set([
    ...[...mine.named.keys()].flatMap((day) => [day, day + 1]),
    ...[...open.named.keys()].flatMap((day) => [day - 1, day, day + 1]),
  ])
  const notes = new Map(
    [...(branch?.exceptions ?? []), ...own.exceptions].map(({ date, note }) => [numberOf(date), note]),
  )
  const exceptions = [...touched]
    .sort((one, other) => one - other)
    .flatMap((day) => {
      const intervals = within(mine.at, open.at, day)
      if (!mine.named.has(day) && isSame(intervals, usual.get(weekdayOf(day)) ?? [])) return []
      const note = notes.get(day)
      return [{ date: dateOf(day), intervals, ...(note !== undefined && { note }) }]
    })
  return { week, exceptions }
}
