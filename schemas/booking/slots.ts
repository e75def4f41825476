import { type Hours, openingTimes } from '../formats/opening-hours.ts'
import { addDays, boundInstant, offset, wallClock, weekday, zonedInstant } from '../formats/zone.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const dayMinutes = 1440

/** From an instant until another, in milliseconds since 1970. */
export type Span = { from: number; until: number }

/** A slot with the date and the minute of the day at which it begins by the clocks of its zone. */
export type GridSlot = Span & { date: string; minute: number }

/** The hours of a doctor in a branch (`hoursWithin`), and the length of a visit, in minutes. */
export type Schedule = { hours: Hours; timezone: string; step: number; duration: number }

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Minutes of a day as the clocks show them: 570 is `09:30`. */
export const timeLabel = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/**
 * Turns a minute of a date (1440 and more are on the next one, less than 0 on the one before) into an instant. Undefined for a time that the clocks of the zone never
 * show; where they are put back, it is the first of two.
 */
function clockOf(date: string, timezone: string): (minute: number) => number | undefined {
  const midnight = Date.parse(date)
  const offsetAt = (days: number) => offset(new Date(midnight + days * dayMs), timezone)
  const before = offsetAt(-2)
  // Two days before it and three after cover an interval that begins the day before or ends the next day, in any zone.
  if (before === offsetAt(3)) return (minute) => midnight + (minute - before) * minuteMs
  return (minute) => {
    const shown = addDays(date, Math.floor(minute / dayMinutes))
    const shownMinute = ((minute % dayMinutes) + dayMinutes) % dayMinutes
    const at = zonedInstant(shown, timeLabel(shownMinute), timezone)
    const clock = wallClock(at, timezone)
    return clock.date === shown && clock.minute === shownMinute ? at.getTime() : undefined
  }
}

/** The intervals that hold on a date: those of an exception, otherwise of its weekday. */
const intervalsOf = ({ week, exceptions }: Hours, date: string) =>
  (exceptions.find((one) => one.date === date) ?? week.find(({ day }) => day === weekday(date)))?.intervals ??
  []

/**
 * The slots of the intervals that begin on a date: each interval has a grid of its own from its beginning. Where the branch opens later,
 * the grid stays the doctor's: with a step of half an hour from eight, a day from 10:10 has its first slot at 10:30, like the bookings that
 * exist already.
 */
function slotsOfDate({ hours, timezone, step, duration }: Schedule, date: string): GridSlot[] {
  const intervals = intervalsOf(hours, date)
  if (intervals.length === 0) return []
  const clock = clockOf(date, timezone)
  const dates = [date, addDays(date, 1), addDays(date, 2)] as const
  const dateOf = (minute: number) => dates[Math.floor(minute / dayMinutes)] ?? date
  return intervals.flatMap((interval) => {
    const from = toMinutes(interval.from)
    const to = toMinutes(interval.to) + (interval.to > interval.from ? 0 : dayMinutes)
    const end = clock(to) ?? boundInstant(dateOf(to), timeLabel(to % dayMinutes), timezone).getTime()
    const slots: GridSlot[] = []
    let next = Number.NEGATIVE_INFINITY
    for (let minute = from - (interval.skipped ?? 0); minute < to; minute += step) {
      const at = clock(minute)
      // When the clocks are put forward, a slot may begin sooner after the last one than a step.
      if (at === undefined || at < next || at + duration * minuteMs > end) continue
      next = at + step * minuteMs
      if (minute < from) continue
      slots.push({
        from: at,
        until: at + duration * minuteMs,
        date: dateOf(minute),
        minute: minute % dayMinutes,
      })
    }
    return slots
  })
}

/**
 * The slots of a schedule on the dates from `first` to `last`, in order, each instant once, for lists and for checking bookings. Local
 * times that do not exist are left out.
 */
export function* slotsBetween(schedule: Schedule, first: string, last: string): Generator<GridSlot> {
  let carried: GridSlot[] = slotsOfDate(schedule, addDays(first, -1)).filter(({ date }) => date >= first)
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const all = [...carried, ...slotsOfDate(schedule, date)].sort((one, other) => one.from - other.from)
    carried = all.filter((slot) => slot.date > date)
    let previous: number | undefined
    for (const slot of all) {
      if (slot.date !== date || slot.from === previous) continue
      previous = slot.from
      yield slot
    }
  }
}

/** Whether two spans have an instant in common. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

/** The limits of booking a slot: its lead time, its horizon, and spans that are taken. */
export type Window = { now: number; leadMinutes: number; horizonDays: number; busy: readonly Span[] }

/** Whether a slot is neither too near nor too far; the last day of the horizon is a whole one. */
export const isInTime = (slot: GridSlot, { now, leadMinutes, horizonDays }: Window, timezone: string) =>
  slot.from >= now + leadMinutes * minuteMs && slot.date <= lastDate(now, horizonDays, timezone)

/** The last date that can be booked. */
export const lastDate = (now: number, horizonDays: number, timezone: string): string =>
  addDays(wallClock(new Date(now), timezone).date, horizonDays)

/** The slots of `slotsBetween` that can be booked: within lead time and horizon, and not taken. */
export function* freeSlots(
  schedule: Schedule,
  window: Window,
  first: string,
  last: string,
): Generator<GridSlot> {
  const { timezone } = schedule
  const today = wallClock(new Date(window.now), timezone).date
  const end = lastDate(window.now, window.horizonDays, timezone)
  const from = first > today ? first : today
  const earliest = window.now + window.leadMinutes * minuteMs
  const busy = window.busy.toSorted((one, other) => one.from - other.from)
  // Of what is taken, the first that is not over: neither slots nor spans go back in time.
  let next = 0
  for (const slot of slotsBetween(schedule, from, last < end ? last : end)) {
    if (slot.from < earliest) continue
    while ((busy[next]?.until ?? Number.POSITIVE_INFINITY) <= slot.from) next++
    if (!isTaken(slot, busy, next)) yield slot
  }
}

/** Whether a slot overlaps one of the spans from an index on, which are sorted by their beginning. */
function isTaken(slot: Span, busy: readonly Span[], from: number): boolean {
  for (let at = from; at < busy.length; at++) {
    const span = busy[at]
    if (!span || span.from >= slot.until) return false
    if (overlaps(slot, span)) return true
  }
  return false
}

/** The slot of a schedule that begins at an instant; undefined if none does. */
export function slotAt(schedule: Schedule, at: number): GridSlot | undefined {
  const { date } = wallClock(new Date(at), schedule.timezone)
  for (const slot of slotsBetween(schedule, date, date)) if (slot.from === at) return slot
  return undefined
}

/** Whether hours cover a whole span. */
export const isCovered = (hours: Hours, timezone: string, { from, until }: Span): boolean =>
  openingTimes(hours, timezone, new Date(from), 1).some(
    (open) => open.from.getTime() <= from && until <= open.until.getTime(),
  )
