const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes fifty times as long as using it. The time zone plugin of dayjs creates one per call. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}

const mostOffsets = 1000
const offsets = new Map<string, number>()

/** UTC offset of a zone at an instant, in minutes. Cached, because a page needs the same few repeatedly. */
export function offset(instant: Date, timezone: string): number {
  const key = `${instant.getTime()} ${timezone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= mostOffsets) offsets.clear()
  const found = readOffset(instant, timezone)
  offsets.set(key, found)
  return found
}

function readOffset(instant: Date, timezone: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatterOf(timezone).format(instant)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const dayMs = 86_400_000

const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Local time in an IANA zone: the calendar date `2026-11-21`, and the minutes since midnight with a fraction. */
export function wallClock(instant: Date | string, timezone: string): { date: string; minute: number } {
  const date = new Date(instant)
  const shown = date.getTime() + offset(date, timezone) * 60_000
  const day = Math.floor(shown / dayMs)
  return { date: isoDate(day * dayMs), minute: (shown - day * dayMs) / 60_000 }
}

/** Calendar date `2026-11-21` of an instant in an IANA zone. */
export const calendarDate = (instant: Date | string, timezone: string): string =>
  wallClock(instant, timezone).date

/** Year of an instant in an IANA zone, `2026`. */
export const yearOf = (instant: Date | string, timezone: string): number =>
  Number(calendarDate(instant, timezone).slice(0, 4))

/**
 * The instant of a local date and time in a zone (`09:30`; `24:00` is the next midnight). A time that comes twice, where the clocks are
 * put back, is the first of the two; one that they pass over is as much later.
 */
export function zonedInstant(date: string, time: string, timezone: string): Date {
  const shown = time === '24:00' ? Date.parse(date) + dayMs : Date.parse(`${date}T${time}Z`)
  const offsetAt = (ms: number) => offset(new Date(ms), timezone) * 60_000
  const before = shown - offsetAt(shown - dayMs)
  const after = shown - offsetAt(shown + dayMs)
  const isShown = (ms: number) => ms + offsetAt(ms) === shown
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/**
 * The instant at which hours begin or end. If the clocks skip the time, it is the moment of the change, so that an earlier time by the
 * clocks is never a later instant.
 */
export function boundInstant(date: string, time: string, timezone: string): Date {
  const at = zonedInstant(date, time, timezone).getTime()
  const isShown = wallClock(new Date(at), timezone).minute === wallMinute(time)
  if (isShown) return new Date(at)
  const after = offset(new Date(at), timezone)
  let change = at
  while (offset(new Date(change - 60_000), timezone) === after) change -= 60_000
  return new Date(change)
}

const wallMinute = (time: string): number => (Number(time.slice(0, 2)) % 24) * 60 + Number(time.slice(3))

/** The calendar date `days` later. */
export const addDays = (date: string, days: number): string => isoDate(Date.parse(date) + days * dayMs)

/** Weekday of a calendar date: 1 is Monday, 7 is Sunday, in every language (C-5). */
export const weekday = (date: string): number => new Date(date).getUTCDay() || 7

/** When the next year begins in a zone; from then on, formatted dates need their year. */
export const nextYear = (now: Date, timezone: string): Date =>
  zonedInstant(`${yearOf(now, timezone) + 1}-01-01`, '00:00', timezone)
